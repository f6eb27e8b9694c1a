// Packs Python for the browser into src/artel/wasm: Pyodide, libraries and Artel, each under the hash of what it is.
// node tools/wasm/pack.mjs WHEELS
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const out = join(root, 'src/artel/wasm')
const pyodide = join(here, 'node_modules/pyodide')
const scratch = mkdtempSync(join(tmpdir(), 'artel-wasm-'))
const wheels = join(root, process.argv[2])
const hashed = (...data) => data.reduce((hash, one) => hash.update(one), createHash('sha256')).digest('hex').slice(0, 12)

const py = await loadPyodide()
for (const [at, path] of [['/root', root], ['/wheels', wheels], ['/pyodide', pyodide], ['/out', scratch]]) {
  py.FS.mkdirTree(at)
  py.FS.mount(py.FS.filesystems.NODEFS, { root: path }, at)
}
py.runPython(readFileSync(join(here, 'pack.py'), 'utf8'))
py.runPython("pack('/wheels', '/root/src/artel', '/root/tools/wasm/licenses', '/out')")
for (const name of ['libraries.zip', 'artel.zip']) {
  py.unpackArchive(new Uint8Array(readFileSync(join(scratch, name))), 'zip', { extractDir: py.runPython("__import__('site').getsitepackages()[0]") })
}
py.runPython("use(); pack_standard('/pyodide/python_stdlib.zip', '/out')")

// The runtime changes seldom: it has a folder of its own, which browsers keep.
const lock = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8'))
const runtime = {
  'pyodide.mjs': readFileSync(join(pyodide, 'pyodide.mjs'), 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, ''),
  'pyodide.asm.mjs': readFileSync(join(pyodide, 'pyodide.asm.mjs')),
  // Packed here, since not every host packs what it does not know.
  'pyodide.asm.wasm.gz.part': gzipSync(readFileSync(join(pyodide, 'pyodide.asm.wasm')), { level: 9 }),
  'python_stdlib.zip': readFileSync(join(scratch, 'python_stdlib.zip')),
  'libraries.zip': readFileSync(join(scratch, 'libraries.zip')),
  'licences.txt': readFileSync(join(scratch, 'licences.txt')),
}
const artel = readFileSync(join(scratch, 'artel.zip'))
const folder = hashed(...Object.values(runtime))
const own = `artel-${hashed(artel)}.zip`
rmSync(out, { recursive: true, force: true })
mkdirSync(join(out, folder), { recursive: true })
for (const [name, data] of Object.entries(runtime)) writeFileSync(join(out, folder, name), data)
copyFileSync(join(scratch, 'artel.zip'), join(out, own))
rmSync(scratch, { recursive: true })

/** `files`: all that is fetched, by its name for Python, with where it lies and how many bytes come over the wire at most. */
const files = Object.keys(runtime).filter((name) => name !== 'licences.txt').map((name) => [name.replace('.gz.part', ''), `${folder}/${name}`])
files.push(['artel.zip', own])
const parts = {
  python: lock.info.python,
  lock: { info: lock.info, packages: {} },
  folder,
  files: Object.fromEntries(files.map(([name, path]) => [name, { path, bytes: statSync(join(out, path)).size }])),
}
writeFileSync(join(out, 'parts.json'), JSON.stringify(parts, null, 1) + '\n')
console.log(Object.entries(parts.files).map(([name, { bytes }]) => `${name} ${bytes}`).join('\n'))
process.exit(0)
