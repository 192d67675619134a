import { grouped } from '../../../values/grouped.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const known =
  'prod|production|stage|staging|test|testing|dev|development|qa|uat|old|new|blue|green|east|west|primary|secondary|first|second|third|working|broken|failing|good|bad|healthy|lab'
const mark = String.raw`(?:#?\d{1,2}|[A-H]|one|two|three|${known}|["'\`][\w.-]{1,60}["'\`]|(?=[\w.-]{0,60}[\d-])[a-z][\w.-]{1,60})`

/** Whether a line begins or ends as headings do, which few lines of logs and files do: without a pattern for each. */
export const mayBeHeading = (line: string): boolean =>
  '#=-*_>'.includes(line.trimStart().charAt(0)) || ':：*_'.includes(line.trimEnd().slice(-1))

/** Reads what a heading names: a line that is set apart, or ends in a colon, and says nothing else. */
export function createLabels(name: string, kinds: string): (line: string) => string | undefined {
  const kind = `(?:${kinds})`
  const heading = new RegExp(
    String.raw`^(?:(?:on|in|for)\s)?(?:(?:the|our)\s)?(?:(?:(${known})\s${kind})|${kind}[ :]{1,2}(${mark}))(?:\s\([^)]{1,40}\))?$`,
    'i',
  )
  return (line) => {
    if (line.length > 100 || !mayBeHeading(line)) return undefined
    const trimmed = line.trim()
    const bare = trimmed.replace(/^[#=*_\s-]+|[=*_:\s#-]+$/g, '')
    const isMarked = /^(?:#{1,6}\s|==|--|\*\*|__)/.test(trimmed) || /:(?:\*\*|__)?$/.test(trimmed)
    const found = isMarked ? heading.exec(bare) : null
    const label = (found?.[1] ?? found?.[2])?.replaceAll(/["'`]/g, '').toLowerCase()
    return label === undefined ? undefined : `${name} ${label}`
  }
}

const environments =
  'prod|production|pre-?prod(?:uction)?|stage|staging|stg|test|testing|tst|dev|development|qa|uat|int|integration|lab|sandbox|dr'
const environmentAlone = new RegExp(
  String.raw`^(?:#{1,6}\s|={2,20}\s?|-{2,20}\s?|\*\*|\[)?(${environments})(?:\s\([^()\n]{1,60}\))?(?:\*\*|\])?:?(?:\s?[=-]{2,20})?\s*$`,
  'i',
)
const underline = /^\s{0,3}(?:-{3,80}|={3,80}|~{3,80})\s*$/
const abbreviated: Readonly<Record<string, string>> = {
  production: 'prod',
  staging: 'stage',
  stg: 'stage',
  testing: 'test',
  tst: 'test',
  development: 'dev',
  integration: 'int',
}

/** `PROD` with a line below it, `## Staging`, `prod:`: an environment alone, as a heading. */
export function environmentOf(line: string, below: string): string | undefined {
  const name = line.length > 100 ? undefined : environmentAlone.exec(line)?.[1]?.toLowerCase()
  if (name === undefined) return undefined
  const isSetApart = underline.test(below) || /^(?:#|==|--|\*\*|\[)|:\s*$/.test(line)
  return isSetApart ? `cluster ${abbreviated[name] ?? name}` : undefined
}

const environmentInName = new RegExp(
  String.raw`(?<=^|[\\/._ -])(${environments})(?=[\\/._ -])`,
  'i',
)

/** Values for the variables of other files. */
const ofVariables = /\.(?:tfvars(?:\.json)?|bicepparam)$|parameters[\w.-]{0,40}\.json$/i

/**
 * The environments of files whose names differ in that alone: `nodes-prod.txt` beside
 * `nodes-staging.txt`. Others are of none.
 */
export function environmentsOfNames(names: readonly string[]): ReadonlyMap<string, string> {
  const found = names.flatMap((name) => {
    if (ofVariables.test(name)) return []
    const near = name.split(/[\\/]/).slice(-2).join('/')
    const own = environmentInName.exec(near)?.[1]?.toLowerCase()
    return own === undefined
      ? []
      : [{ name, label: abbreviated[own] ?? own, rest: near.replace(environmentInName, '') }]
  })
  const labels = new Set(
    [...grouped(found, ({ rest }) => rest).values()]
      .map((all) => all.map(({ label }) => label))
      .filter((all) => new Set(all).size > 1)
      .flat(),
  )
  return new Map(
    found.flatMap(({ name, label }) => (labels.has(label) ? [[name, `cluster ${label}`]] : [])),
  )
}

/** A line that is such a heading. */
export const environmentHint = new RegExp(
  String.raw`^[#=*\[ -]{0,10}(?:${environments})\b[^\n]{0,64}$`,
  'im',
)

/** Where a line begins to tell of something that it names before a colon: “Cluster B (1.29.1): …”. */
export function createHeads(name: string, kinds: string) {
  const kind = `(?:${kinds})`
  const head = new RegExp(
    acrossLines`
      (?<=^[\s>*_-]*|[.;!]\s+)(?:(?:the|our|on|in)\s){0,2}
      (?:(${known})\s${kind}|${kind}\s(${mark}))(?:\s\([^()]{1,60}\))?\s?:(?=\s+\S)
    `,
    'gi',
  )
  return (line: string): readonly { readonly label: string; readonly at: number }[] =>
    // What was before is told of by other words too, and is no setup beside the one of today.
    /\bold\b/i.test(line)
      ? []
      : [...line.matchAll(head)].map(({ index, 1: before, 2: behind }) => ({
          label: `${name} ${(before ?? behind ?? '').replaceAll(/["'`]/g, '').toLowerCase()}`,
          at: index,
        }))
}
