import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import type { Path } from '../text/path.ts'
import type { TextPlace } from '../text/formats/read-yaml.ts'
import { readToml, type ReadToml } from '../text/formats/read-toml.ts'
import { isPassedOver } from './containerd-schema.ts'
import { ofWindowsNode } from './file-on-windows.ts'
import { offsetOf } from './text-of.ts'
import { holdsHereString } from './scripts/written-by-script.ts'
import { matches } from '../text/patterns/may-match.ts'

export const containerdConfig = defineImporter({
  id: 'containerd-config',
  summary: 'Configuration of containerd',
  isFile: 'part',
  recognizes: (doc) =>
    !holdsHereString(doc.text) &&
    (matches(doc, /^\s*\[plugins(?:\.|\])/m) ||
      matches(doc, /^\s*disabled_plugins\s*=\s*\[/m) ||
      matches(doc, /^\s*\[grpc\][ \t]*\n[ \t]*address[ \t]*=[ \t]*["'][^\n]{0,60}containerd/m) ||
      (matches(doc, /^\s*\[(?:grpc|cgroup|ttrpc)\]/m) && matches(doc, /^\s*root\s*=/m)) ||
      (matches(doc, /^\s*version\s*=\s*["']?[1234]["']?\s*$/m) &&
        matches(doc, /^\s*(?:imports|root|state)\s*=/m))),

  read(doc) {
    const read = readToml(doc.text)
    const common = { text: doc.original(), ...ofWindowsNode(doc) }
    const mended = read.ok ? read : mend(doc.text)
    const placeOf = (path: Path) =>
      mended.ok ? doc.placeAt(offsetOf(doc, mended.placeOf(path))) : doc.placeAt(0)
    if (!read.ok) {
      const place = doc.placeAt(offsetOf(doc, read))
      const fault = { reason: read.reason, text: doc.text.split('\n')[read.line - 1] ?? '', place }
      return {
        problems: [{ ...place, message: `This cannot be read as TOML: ${read.reason}.` }],
        // What the file was meant to say is told by the rest of it.
        observations: mended.ok ? observationsIn(mended, doc, placeOf) : [],
        parsed: [
          {
            kind: 'containerd-config',
            value: { ...common, value: mended.ok ? mended.value : undefined, fault },
            placeOf,
            title: 'the configuration of containerd',
          },
        ],
      }
    }
    return {
      observations: observationsIn(read, doc, placeOf),
      parsed: [
        {
          kind: 'containerd-config',
          value: { ...common, value: read.value },
          placeOf,
          title: 'the configuration of containerd',
        },
      ],
    }
  },
})

/** Paths of Windows in double quotes, whose backslashes TOML takes for escapes. */
const windowsPath = /"[A-Za-z]:\\[^"\n]{0,300}"/g
const doubled = (path: string) => path.replaceAll(/\\{1,2}/g, '\\\\')

/** What the file was most likely meant to say, line by line. */
function mend(text: string): ReadToml {
  const escaped = withoutMarks(text).replaceAll(windowsPath, doubled)
  const read = readToml(escaped)
  return read.ok ? read : readToml(withoutRepeated(escaped))
}

/** Marks of a template that is filled in later: lines of their own stay empty, bare values become texts. */
const withoutMarks = (text: string) =>
  text
    .replaceAll(/^[ \t]*\{\{[^{}\n]{1,80}\}\}[ \t]*$/gm, '')
    .replaceAll(/^([ \t]*\w{1,60}[ \t]*=[ \t]*)(\{\{[^{}"'\n]{1,80}\}\})[ \t]*$/gm, '$1"$2"')

const table = /^[ \t]*\[([^[\]\n]{1,200})\][ \t]*(?:#.*)?$/

/** Without tables that stand there a second time, whose lines stay empty. */
function withoutRepeated(text: string): string {
  const seen = new Set<string>()
  let isRepeated = false
  return text
    .split('\n')
    .map((line) => {
      const name = table.exec(line)?.[1]?.replaceAll(/["'\s]/g, '')
      if (name !== undefined) isRepeated = seen.has(name)
      else if (/^[ \t]*\[\[/.test(line)) isRepeated = false
      if (name !== undefined) seen.add(name)
      return isRepeated ? '' : line
    })
    .join('\n')
}

/** The place of a text behind its key; that of the key where it is spelt in another way. */
function valuePlace({ line, column }: TextPlace, value: string, doc: Document) {
  const text = doc.text.split('\n')[line - 1] ?? ''
  const at = text.indexOf(value, column - 1)
  return doc.placeAt(offsetOf(doc, { line, column: at < 0 ? column : at + 1 }))
}

/** Where each schema keeps what the node goes by. */
const places = {
  sandbox: [
    ['plugins', 'io.containerd.grpc.v1.cri', 'sandbox_image'],
    ['plugins', 'cri', 'sandbox_image'],
    ['plugins', 'io.containerd.cri.v1.images', 'pinned_images', 'sandbox'],
  ],
  confDir: [
    ['plugins', 'io.containerd.grpc.v1.cri', 'cni', 'conf_dir'],
    ['plugins', 'cri', 'cni', 'conf_dir'],
    ['plugins', 'io.containerd.cri.v1.runtime', 'cni', 'conf_dir'],
  ],
  binDir: [
    ['plugins', 'io.containerd.grpc.v1.cri', 'cni', 'bin_dir'],
    ['plugins', 'cri', 'cni', 'bin_dir'],
    ['plugins', 'io.containerd.cri.v1.runtime', 'cni', 'bin_dir'],
    ['plugins', 'io.containerd.cri.v1.runtime', 'cni', 'bin_dirs', 0],
  ],
  defaultRuntime: [
    ['plugins', 'io.containerd.grpc.v1.cri', 'containerd', 'default_runtime_name'],
    ['plugins', 'cri', 'containerd', 'default_runtime_name'],
    ['plugins', 'io.containerd.cri.v1.runtime', 'containerd', 'default_runtime_name'],
  ],
  runtimes: [
    ['plugins', 'io.containerd.grpc.v1.cri', 'containerd', 'runtimes'],
    ['plugins', 'cri', 'containerd', 'runtimes'],
    ['plugins', 'io.containerd.cri.v1.runtime', 'containerd', 'runtimes'],
  ],
} as const satisfies Readonly<Record<string, readonly Path[]>>

function observationsIn(
  read: Extract<ReadToml, { readonly ok: true }>,
  doc: Document,
  placeOf: (path: Path) => ReturnType<Document['placeAt']>,
): readonly Observation[] {
  const texts = (name: string, paths: readonly Path[]) =>
    paths.flatMap((path) => {
      if (isPassedOver(read.value, path)) return []
      const value = valueAt(read.value, path)
      return typeof value === 'string' && value !== '' && !/^x+$/.test(value)
        ? [stated(name, value, value, valuePlace(read.placeOf(path), value, doc))]
        : []
    })
  const sandbox = texts('containerd.sandboxImage', places.sandbox)
  const handlers = places.runtimes
    .filter((path) => !isPassedOver(read.value, path))
    .flatMap((path) => nodesAt(read.value, path, ['*']))
  const [first] = handlers
  const names = handlers.map((one) => String(one.path.at(-1)))
  const off = valueAt(read.value, ['disabled_plugins'])
  const disabled = Array.isArray(off) ? off.filter((one) => typeof one === 'string') : []
  return [
    decided('containerRuntime', 'containerd', '', doc.placeAt(0), { absent: true, inferred: true }),
    ...sandbox,
    ...sandbox.map((one) => ({ ...one, name: 'pauseImage' })),
    ...texts('containerd.cni.confDir', places.confDir),
    ...texts('containerd.cni.binDir', places.binDir),
    ...texts('containerd.defaultRuntime', places.defaultRuntime),
    ...(disabled.length > 0
      ? [
          stated(
            'containerd.disabledPlugins',
            disabled,
            disabled.join(','),
            placeOf(['disabled_plugins']),
          ),
        ]
      : []),
    ...(first ? [stated('containerd.runtimes', names, names.join(','), placeOf(first.path))] : []),
  ]
}
