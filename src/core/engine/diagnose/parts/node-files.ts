import { grouped } from '../../../values/grouped.ts'
import type { SentFile } from '../reading/read.ts'
import type { ClusterPart } from './cluster-parts.ts'

/** More than this is an inventory, and not a question about a few nodes. */
const mostNodes = 8

/**
 * What was sent of several nodes in folders or files of their own, each with what belongs to none of
 * them: `win-1/cni.conf` beside `win-2/cni.conf`, `kubelet-node1.log` beside `kubelet-node2.log`.
 * Empty for all others.
 */
export function nodeFileParts(files: readonly SentFile[]): readonly ClusterPart[] {
  if (files.length < 2) return []
  const byFolder = ownersByFolder(files)
  const owners = byFolder.size > 0 ? byFolder : ownersByName(files)
  const labels = [...new Set(owners.values())]
  if (labels.length < 2 || labels.length > mostNodes) return []
  return labels.map((label) => ({
    label: `node ${label}`,
    of: 'nodes',
    files: files.filter(({ name }) => (owners.get(name) ?? label) === label),
    starts: files
      .filter(({ name }) => owners.get(name) === label)
      .slice(0, 1)
      .map(({ name: file }) => ({ file, line: 1 })),
  }))
}

type Owners = ReadonlyMap<string, string>

const isMachine = /win|node|host|srv|serv|vm|work|kube|k8s|iis|^wk?[-_]?\d|\d{2}/i

/** Folders that lie side by side and are called as machines are. */
function ownersByFolder(files: readonly SentFile[]): Owners {
  const paths = files.map(({ name, text }) => ({ name, text, steps: name.split(/[\\/]/) }))
  const depth = commonDepth(paths.map(({ steps }) => steps))
  const inFolders = paths.filter(({ steps }) => steps.length > depth + 1)
  const folders = grouped(inFolders, ({ steps }) => steps[depth] ?? '')
  const stems = grouped([...folders.keys()], stemOf)
  const machines = [...folders].filter(
    ([folder, own]) =>
      isMachine.test(folder) &&
      ((stems.get(stemOf(folder)) ?? []).length > 1 || own.some(({ text }) => names(text, folder))),
  )
  return new Map(
    machines.flatMap(([folder, own]) => own.map(({ name }) => [name, folder.toLowerCase()])),
  )
}

/** How many folders all files lie in. */
function commonDepth(all: readonly (readonly string[])[]): number {
  const [first = []] = all
  const end = first.findIndex(
    (step, i) =>
      i === first.length - 1 || all.some((steps) => steps[i] !== step || i === steps.length - 1),
  )
  return Math.max(end, 0)
}

/** A name without its number; one without a number is its own. */
const stemOf = (name: string) => name.toLowerCase().replace(/[-_]?\d{1,3}$/, '#')

/** Whether a text says that a machine has that name. */
function names(text: string, name: string): boolean {
  const wanted = name.toLowerCase()
  const all = text.matchAll(
    /(?:host[ -]?name(?:-override)?|node ?name|computername|^name)["']?(?:[ \t]*[:=][ \t]*|[ \t]{1,40})["']?([\w.-]{1,63})/gim,
  )
  return [...all].some(([, told = '']) => told.toLowerCase().split('.', 1)[0] === wanted)
}

/** The name of a machine with a number, which is none of a release. */
const token =
  /(?<![a-z\d])((?:win(?:dows)?|node|host|srv|server|vm|worker|wk)(?:[-_]?(?:win(?:dows)?|node|host|srv|server|vm|worker))?)[-_]?(?!(?:10|11|16|19|22|25)(?!\d))(\d{1,3})(?![a-z\d])/i

/** Files whose names differ in the number of a machine alone. */
function ownersByName(files: readonly SentFile[]): Owners {
  const found = files.flatMap(({ name }) => {
    const folder = name.slice(0, name.length - (name.split(/[\\/]/).at(-1) ?? '').length)
    const base = name.slice(folder.length)
    const match = token.exec(base)
    return match
      ? [
          {
            name,
            machine: match[0].toLowerCase(),
            stem: `${folder}${match[1]?.toLowerCase() ?? ''}`,
            rest: `${folder}${base.replace(token, `$1#`)}`,
          },
        ]
      : []
  })
  const stems = new Set(
    [...grouped(found, ({ rest }) => rest).values()]
      .filter((all) => new Set(all.map(({ machine }) => machine)).size > 1)
      .map(([first]) => first?.stem),
  )
  return new Map(
    found.filter(({ stem }) => stems.has(stem)).map(({ name, machine }) => [name, machine]),
  )
}
