// How many iterations a level 4 bot comes to in the browser's Python: node tools/wasm/speed.mjs [SECONDS]
// By the processor's time, so that it tells the same while the machine does other work; positions of golden records.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'

const root = fileURLToPath(new URL('../..', import.meta.url))
const wasm = join(root, 'src/artel/wasm')
const parts = JSON.parse(readFileSync(join(wasm, 'parts.json'), 'utf8'))
const GAMES = { zodchie: ['base-2p', 2000], architects: ['random-2p', 400], carcassonne: ['whole-2p', 1000], artificium: ['base-2p', 1000] }
const SLICE = 50
const wanted = Number(process.argv[2] ?? 3)

const py = await loadPyodide({ stdLibURL: join(wasm, parts.files['python_stdlib.zip'].path) })
for (const name of ['libraries.zip', 'artel.zip']) {
  py.unpackArchive(new Uint8Array(readFileSync(join(wasm, parts.files[name].path))), 'zip', { extractDir: '/lib/python3.14/site-packages' })
}
py.runPython(`
from artel.bots.ismcts import Master
from artel.kernel.chance import Rng
from artel.kernel.record import Record
from artel.review import Course
from artel.review.course import Decision

def searches(text):
    course = Course(Record.from_json(text))
    asked = [step for step in course.steps if isinstance(step, Decision)]
    chosen = [asked[len(asked) * quarter // 4] for quarter in (1, 2, 3)]
    return [Master().search(course.game.view(one.table, one.seat), Rng(0)) for one in chosen]

def some(search, many):
    for _ in range(many):
        search.iterate()
`)
for (const [game, [name, bar]] of Object.entries(GAMES)) {
  const text = readFileSync(join(root, 'tests/golden', game, `${name}.json`), 'utf8')
  const searches = py.globals.get('searches')(text)
  const some = py.globals.get('some')
  const found = []
  for (const search of searches) {
    some(search, SLICE) // warm
    const begun = process.cpuUsage()
    let done = 0
    let spent = 0
    while (spent < wanted * 1e6) {
      some(search, SLICE)
      done += SLICE
      const { user, system } = process.cpuUsage(begun)
      spent = user + system
    }
    found.push(Math.round((done * wanted * 1e6) / spent))
  }
  console.log(`${game}: ${found.join(', ')} iterations in ${wanted} s of processor time at a quarter, half and three quarters of a game (bar: ${bar})`)
}
process.exit(0)
