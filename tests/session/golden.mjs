// Python of the browser, in Node: replays the golden records and prints for each what it leads to.
// node tests/session/golden.mjs
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { loadPyodide } = await import(pathToFileURL(join(root, 'tools/wasm/node_modules/pyodide/pyodide.mjs')).href)
const wasm = join(root, 'src/artel/wasm')
const parts = JSON.parse(readFileSync(join(wasm, 'parts.json'), 'utf8'))
const py = await loadPyodide({ stdLibURL: join(wasm, parts.files['python_stdlib.zip'].path) })
for (const name of ['libraries.zip', 'artel.zip']) {
  py.unpackArchive(new Uint8Array(readFileSync(join(wasm, parts.files[name].path))), 'zip', { extractDir: '/lib/python3.14/site-packages' })
}
py.FS.mkdirTree('/tests')
py.FS.mount(py.FS.filesystems.NODEFS, { root: join(root, 'tests') }, '/tests')
py.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, '/tests')
from golden import records
for of in records.VARIANTS:
    for name in records.names(of):
        record, expected = records.read(of, name)
        assert records.found(record) == expected, (of, name)
        assert records.play(of, name).record(reveal=True).to_json() == record.to_json(), (of, name)
        print(of, name)
`)
process.exit(0)
