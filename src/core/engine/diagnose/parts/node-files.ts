import { grouped } from '../../../values/grouped.ts'
import type { SentFile } from '../reading/read.ts'
import type { ClusterPart } from './cluster-parts.ts'
import { isOfDay } from './day-parts.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** More than this is an inventory, and not a question about nodes. */
const mostNodes = 60
/** How often all that was sent is gone through, at most; so many characters are read in any case. */
const mostRounds = 8
const readAnyhow = 3_000_000

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
  const isForAll = shortEnough(files, owners, labels.length)
  return labels.map((label, i) => ({
    label: `node ${label}`,
    of: 'nodes',
    files: files.filter((file) => {
      const owner = owners.get(file.name)
      return owner === undefined ? i === 0 || isForAll(file) : owner === label
    }),
    starts: files
      .filter(({ name }) => owners.get(name) === label)
      .slice(0, 1)
      .map(({ name: file }) => ({ file, line: 1 })),
  }))
}

/**
 * Which of the files that belong to no node are read with each; of many nodes a long log is read with
 * the first alone. The shortest come first: they are what tells of the cluster.
 */
function shortEnough(
  files: readonly SentFile[],
  owners: Owners,
  nodes: number,
): (file: SentFile) => boolean {
  const total = files.reduce((sum, { text }) => sum + text.length, 0)
  let left = Math.max(mostRounds * total, readAnyhow)
  const common = files
    .filter(({ name }) => !owners.has(name))
    .toSorted((a, b) => a.text.length - b.text.length)
  const short = new Set(
    common.filter(({ text }) => {
      left -= nodes * text.length
      return left >= 0
    }),
  )
  return (file) => short.has(file)
}

type Owners = ReadonlyMap<string, string>

const isMachine = /win|node|host|srv|serv|vm|work|kube|k8s|iis|^(?:wk?|n|s|m)[-_]?\d|\d{2}/i

/** Machines are called so, and workloads too. */
const isServer = /^(?:web|app|db|sql|dc|svc|prod|test|dev)[-_]?(?:\d{1,3}|[a-f])$/i
/** What the system of a machine prints of it. */
const isOfHost = /^(?:Windows IP Configuration|Host Name:[ \t]{2,40}\S|OS Name:[ \t]{2,40}\S)/m

/** Folders that lie side by side and are called as machines are. */
function ownersByFolder(files: readonly SentFile[]): Owners {
  const paths = files.map(({ name, text }) => ({ name, text, steps: name.split(/[\\/]/) }))
  const depth = commonDepth(paths.map(({ steps }) => steps))
  const inFolders = paths.filter(({ steps }) => steps.length > depth + 1)
  const folders = grouped(inFolders, ({ steps }) => steps[depth] ?? '')
  if (folders.size < 2) return new Map()
  const stems = grouped([...folders.keys()], stemOf)
  const called = [...folders].filter(
    ([folder, own]) =>
      isMachine.test(folder) &&
      !isOfDay(folder) &&
      ((stems.get(stemOf(folder)) ?? []).length > 1 ||
        own.some(({ text }) => hostsIn(text).has(folder.toLowerCase()))),
  )
  const servers = [...folders].filter(
    ([folder, own]) =>
      isServer.test(folder) &&
      (stems.get(stemOf(folder)) ?? []).length > 1 &&
      own.some(({ text }) => isOfHost.test(text)),
  )
  const [machines = tellingHosts([...folders])] = [called, servers].filter((one) => one.length > 1)
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

/** A name without its number or letter; one without either is its own. */
const stemOf = (name: string) => name.toLowerCase().replace(/[-_]?\d{1,3}$|[-_][a-f]$/, '#')

interface Sent {
  readonly text: string
  readonly steps: readonly string[]
}

/** The files of folders with the same files, in each of which another machine tells its name, by that name. */
function tellingHosts<T extends Sent>(
  folders: readonly (readonly [string, readonly T[]])[],
): readonly (readonly [string, readonly T[]])[] {
  const telling = folders.flatMap(([folder, own]) => {
    const [host, ...others] = new Set(own.flatMap(({ text }) => [...hostsIn(text)]))
    const bases = new Set(own.map(({ steps }) => steps.at(-1)?.toLowerCase()))
    return host === undefined || others.length > 0 ? [] : [{ folder, own, host, bases }]
  })
  const isAlike = telling.some((one, i) =>
    telling.slice(i + 1).some((other) => [...one.bases].some((base) => other.bases.has(base))),
  )
  const areSeveral = new Set(telling.map(({ host }) => host)).size === telling.length
  return isAlike && areSeveral ? telling.map(({ host, own }) => [host, own] as const) : []
}

/** The machines that a text says it is of. */
const hostsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(host)].map(([, told = '']) => told.toLowerCase().split('.', 1)[0] ?? ''),
  )
const host =
  /(?:host[ -]?name(?:-override)?|node ?name|computername|^name)["']?(?:[ \t.]{0,60}[:=][ \t]*|[ \t]{1,40})["']?(\w[\w.-]{0,62})/gim

const machine = acrossLines`
  (?<![a-z\d])(
    (?:win(?:dows)?|node|host|srv|server|vm|worker|wk)
    (?:[-_]?(?:win(?:dows)?|node|host|srv|server|vm|worker))?
  )
`
/** The name of a machine with a number, which is none of a release, or a letter. */
const token = new RegExp(
  String.raw`${machine}(?:[-_]?(?!(?:10|11|16|19|22|25)(?!\d))\d{1,3}|[-_][a-f])(?![a-z\d])`,
  'i',
)
/** Among many machines any number is one of them. */
const numbered = new RegExp(String.raw`${machine}[-_]?\d{1,3}(?![a-z\d])`, 'i')
const leastMany = 4

/** Objects of the cluster, which are no files of a node. */
const isObject = ({ text }: SentFile) =>
  /^["']?apiVersion["']?:/m.test(text) && !/^["']?kind["']?:[ \t]*["']?\w{2,40}Config/m.test(text)

/** Files whose names differ in the number or letter of a machine alone. */
function ownersByName(files: readonly SentFile[]): Owners {
  const own = files.filter((file) => !isObject(file))
  const found = own.flatMap((file) => machineIn(file, token))
  const stems = new Map(
    [...grouped(found, ({ rest }) => rest).values()].flatMap((all) => {
      const count = new Set(all.map((one) => one.machine)).size
      return all[0] && count > 1 ? [[all[0].stem, count] as const] : []
    }),
  )
  const many = own
    .flatMap((file) => machineIn(file, numbered))
    .filter(({ stem }) => (stems.get(stem) ?? 0) >= leastMany)
  return new Map(
    [...found.filter(({ stem }) => stems.has(stem)), ...many].map((one) => [one.name, one.machine]),
  )
}

/** The machine after which a file is called. */
function machineIn({ name }: SentFile, pattern: RegExp) {
  const folder = name.slice(0, name.length - (name.split(/[\\/]/).at(-1) ?? '').length)
  const base = name.slice(folder.length)
  const match = pattern.exec(base)
  return match
    ? [
        {
          name,
          machine: match[0].toLowerCase(),
          stem: `${folder}${match[1]?.toLowerCase() ?? ''}`,
          rest: `${folder}${base.replace(pattern, `$1#`)}`,
        },
      ]
    : []
}
