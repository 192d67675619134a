import { isFilled } from './dedented.ts'
import { instructions } from '../formats/dockerfile.ts'
import type { Line } from '../lines.ts'

/** How the output of a command, or a file that is no object, begins. */
interface Form {
  readonly id: string
  readonly head: RegExp
  /** The line below, where the first one alone says little. */
  readonly next?: RegExp
  /** It begins below an empty line or a title only: in other texts such a line stands too. */
  readonly isApart?: true
  /** No comment stands above it. */
  readonly isFirst?: true
  /** A script has such lines of its own. */
  readonly isInScripts?: true
  /** What it may hold of other forms. */
  readonly holds?: readonly string[]
  /** Its first words tell one from another. */
  readonly isNamed?: true
}

const runsComponent =
  /^(?:&\s*)?["']?(?:[A-Za-z]:|\.)?[^\s"'|:]{0,200}(?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?\s+--?[a-z]/i

const described = /^Name:\s{2,40}\S/
const listLine = /^[A-Z][A-Za-z\d]{2,40}\s{1,40}: /

const forms: readonly Form[] = [
  { id: 'component', head: runsComponent, isInScripts: true },
  {
    id: 'events',
    head: /^(?:Events:\s*$|LAST SEEN\s{2,}TYPE|\s{0,4}Type\s{2,}Reason\s{2,}Age)/,
    isApart: true,
    holds: ['events'],
  },
  {
    id: 'table',
    head: /^[A-Z][A-Z-]{2,}(?: [A-Z]{2,})?(?:\s{2,}[A-Z][A-Z()-]{0,30}(?: [A-Z()-]{1,30}){0,4}){2,}\s*$/,
    isNamed: true,
  },
  { id: 'versions', head: /^(?:Client|Server) Version: (?:v\d|version\.Info)/ },
  { id: 'systeminfo', head: /^Host Name:\s{2,40}\S/ },
  {
    id: 'sides',
    head: /^(?:Client|Server):(?:\s{0,4}\S.{0,60})?$/,
    next: /^\s{1,4}[A-Z][\w ]{2,30}:/,
  },
  { id: 'docker', head: /^(?:Server Version: \d\d\.|Containers: \d{1,6}$)/ },
  { id: 'ipconfig', head: /^Windows IP Configuration\s*$/ },
  { id: 'subnet', head: /^FLANNEL_(?:IPV6_)?(?:NETWORK|SUBNET)=/ },
  { id: 'kubeadm', head: /^KUBELET_KUBEADM_ARGS=/ },
  {
    id: 'toml',
    head: /^version\s*=\s*[1-4]\s*$/,
    next: /^(?:root|state|imports|oom_score|\w{3,20}_(?:dir|plugins))\s*=|^\[(?:grpc|plugins|debug)|^\s*$/,
  },
  { id: 'ver', head: /^Microsoft Windows \[Version / },
  { id: 'sc', head: /^(?:\[SC\] |SERVICE_NAME: )\S/ },
  {
    id: 'dockerfile',
    head: /^# ?(?:escape|syntax) ?= ?\S{1,80}\s*$/i,
    isApart: true,
    isFirst: true,
  },
  {
    id: 'dockerfile',
    head: /^ARG\s+\w{1,60}(?:=\S{1,200})?\s*$/,
    next: /^(?:ARG|FROM)\s/,
    isApart: true,
    isFirst: true,
    holds: ['dockerfile'],
  },
  { id: 'dockerfile', head: /^FROM\s+[^\s'"]{3,200}(?:\s+AS\s+\S{1,60})?\s*$/i, isApart: true },
  {
    id: 'pool',
    head: /^(?:az aks|aws eks create-\w|gcloud container|eksctl create)\S{0,40}\s[^\n]{0,400}(?:--\w|[\\`^]$)/,
    isInScripts: true,
  },
  { id: 'net-conf', head: /^net-conf\.json:\s*\|/, isApart: true },
  { id: 'node', head: described, next: /^Roles:\s/, holds: ['events'] },
  {
    id: 'describe',
    head: described,
    next: /^(?:Namespace|Labels|Priority|Image Name):\s/,
    holds: ['events'],
  },
  { id: 'log', head: /^(?:[IWEF]\d{4} \d\d:\d\d:\d\d\.\d|time="\d{4}-)/, isApart: true },
  {
    id: 'columns',
    head: /^(?!Resource\s+Used\s+Hard)[A-Z]\w{1,30}(?:\s{1,80}[A-Z]\w{0,40}(?: ?\([A-Za-z]{1,2}\))?){1,12}\s*$/,
    next: /^-{2,80}(?:\s{1,80}-{1,80}){1,12}\s*$/,
    isNamed: true,
  },
  { id: 'list', head: listLine, next: listLine, isNamed: true },
  { id: 'list', head: listLine, isApart: true, isNamed: true },
]

const nothing: Line = { text: '', raw: '', number: 0, indent: 0 }
/** A line that says what stands below, or the name of a file. */
const label =
  /^[\w.\\/:-]{1,120}\.[a-z]{2,6}$|^(?:#{1,6}(?! ?(?:escape|syntax) ?=)\s|[=*_-]{3,}(?!\s{1,80}-))|\S:\s*$/
const isBreak = (line: Line = nothing) => !isFilled(line) || label.test(line.text)

interface Start {
  readonly form: Form
  readonly id: string
}

/** Where none of them begins; most lines of files are indented. */
const isInside = (text: string) => /^\s/.test(text) && !/^\s{1,4}Type\s/.test(text)

function startAt(lines: readonly Line[], at: number): Start | undefined {
  const text = lines[at]?.text.slice(0, 600) ?? ''
  if (text === '' || isInside(text)) return undefined
  const below = lines[at + 1]?.text.slice(0, 300) ?? ''
  const form = forms.find(
    ({ head, next, isApart, isFirst }) =>
      head.test(text) &&
      (next?.test(below) ?? true) &&
      (isApart !== true || isBreak(lines[at - 1])) &&
      (isFirst !== true || lines[at - 1]?.text.startsWith('#') !== true),
  )
  return form && { form, id: form.isNamed ? text.replaceAll(/\s+|:.*/g, ' ').trim() : form.id }
}

/** Whether the output of a command begins below an empty line or a title. */
export const beginsOutput = (lines: readonly Line[], at: number): boolean =>
  isBreak(lines[at - 1]) && startAt(lines, at) !== undefined

/** Whether such an output begins that no script has for its own. */
export const beginsOutsideScript = (lines: readonly Line[], at: number): boolean =>
  isBreak(lines[at - 1]) &&
  startAt(lines, at)?.form.isInScripts === undefined &&
  beginsOutput(lines, at)

/** Five words of people, with single blanks between them. */
const sentence = /^["'(*_]{0,3}\p{L}[\p{L}\d.'’/-]{0,30}(?: [^\s:=|]{1,40}){4}(?! {2})/u
const isSaid = ({ text }: Line = nothing) =>
  text.length < 2_000 && sentence.test(text) && /[.!?]["')]?\s*$/.test(text)
/** Programs do not speak of themselves as people do. */
const ofPeople = /\b(?:I|we|my|our|I['’](?:m|ve)|we['’](?:re|ve))\b/
/** Whether somebody speaks of what they did or have. */
export const isOfPeople = ({ text }: Line) =>
  text.length < 2_000 && sentence.test(text) && ofPeople.test(text)
/** What holds sentences itself. */
const spoken: ReadonlySet<string> = new Set(['events', 'node', 'describe', 'log'])

/** Each tells of one object, and the next one of another. */
const ofOne: ReadonlySet<string> = new Set(['node', 'describe'])

/** A step of a Dockerfile, which may read like a sentence. */
const step = new RegExp(`^(?:${instructions}) `)

/** Whether somebody says something below an output. */
function isSpoken(line: Line, before: Line | undefined, form: string): boolean {
  if (form === 'dockerfile' && step.test(line.text)) return false
  // The line below the head of a table begins it.
  if (!isBreak(before) || before?.text.startsWith('-')) return !spoken.has(form) && isSaid(line)
  return form === 'log' ? isSaid(line) : sentence.test(line.text.slice(0, 300))
}

/**
 * Takes outputs apart that stand one below the other with nothing but an empty line or a title
 * between them, and what people say below them. The first part of a command's output is its own.
 */
export function outputsIn(lines: readonly Line[], ofCommand = false): readonly (readonly Line[])[] {
  // A script of a shell stays as it is.
  if (lines.find(isFilled)?.text.startsWith('#!')) return [lines]
  const parts: Line[][] = []
  let open: Line[] = []
  let now: Start | undefined
  const seen = new Set<string>()
  const begin = (next: Start | undefined) => {
    if (open.some(isFilled)) parts.push(open)
    open = []
    now = next
    seen.clear()
  }
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1]
    const next = startAt(lines, i)
    const isOther =
      next !== undefined &&
      (next.id !== now?.id || (ofOne.has(next.id) && isBreak(before))) &&
      !(now?.form.id === 'list' && next.form.id === 'list' && !isBreak(before)) &&
      !seen.has(next.id) &&
      now?.form.holds?.includes(next.form.id) !== true
    // A command prints titles above its tables.
    if (isOther && ofCommand && !now && next.form.isNamed) now = next
    else if (isOther && (now || isBreak(before) || isSaid(before))) begin(next)
    else if (now && !next && isSpoken(line, before, now.form.id)) begin(undefined)
    else if (ofCommand && !now && !isFilled(before ?? nothing) && isOfPeople(line)) begin(undefined)
    // The keys of a list, any of which may begin its next entry.
    if (now?.form.id === 'list') seen.add(/^[A-Z][A-Za-z\d]{0,40}/.exec(line.text)?.[0] ?? '')
    open.push(line)
  }
  begin(undefined)
  return parts
}
