import { containerdFiles } from '../../../catalog/runtimes/containerd-files.ts'
import { defineLint } from '../../../model/lint.ts'
import { isWholeFile } from '../../../model/containerd-file.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isOfLinux } from '../../containerd/is-of-windows.ts'

export const containerdDropInRead = defineLint({
  id: 'containerd-drop-in-read',
  on: 'setup',
  summary: 'config.toml of containerd imports the files of conf.d',
  remediation: String.raw`Write imports = ['C:\Program Files\containerd\conf.d\*.toml'] above the tables of config.toml and restart containerd.`,
  decisions: [],

  check({ observations, parsed }) {
    const dropIns = named(observations, 'containerd.dropIn')
    const files = ofKind(parsed, 'containerd-config')
    const own = files.filter(({ value: { value } }) => isWholeFile(value))
    const [main] = own
    const isPrinted = named(observations, 'containerd.printed').length > 0
    const [first] = dropIns
    if (!main || !first || isPrinted || own.length > 1 || isOfLinux(main.value.text)) return []
    // What cannot be read may import them.
    if (files.some(({ value }) => value.fault !== undefined || imports(value.value))) return []
    return [
      {
        path: [],
        place: main.placeOf([]),
        also: dropIns.map(placeOf),
        basis: 'unsupported',
        message: `config.toml has no imports: containerd does not read ${String(first.value)} of conf.d.`,
        facts: [containerdFiles.imports],
      },
    ]
  },
})

const imports = (value: unknown) => valueAt(value, ['imports']) !== undefined
