import { compareVersions } from '../../values/version.ts'
import { choiceName, decisionOf } from '../../model/decisions.ts'
import type { Finding } from '../../model/finding.ts'
import { grouped } from '../../values/grouped.ts'
import { capitalize } from '../../values/quoted.ts'
import { valuesOf } from '../options.ts'
import { dependsOn, type Condition, type World } from './worlds.ts'

/** Something to ask whoever sent the document. */
export interface Question {
  readonly ask: string
  /** The answers that make it a fault, in words. */
  readonly when: string
  /** What is wrong then. */
  readonly messages: readonly string[]
  readonly about: readonly Condition[]
  /** Ids of the findings that the answer decides. */
  readonly decides: readonly string[]
}

/** What a rule or lint asks for, where its answers are too many to say what is wrong with each. */
export const notMet = (summary: string) => `Then this check fails: ${summary}.`

interface Case {
  readonly world: World
  readonly findings: readonly Finding[]
}

/**
 * Asks for what faults depend on, one question for each set of faults that some worlds have and
 * others lack.
 */
export function questionsFor(
  cases: readonly Case[],
  { conditions, worlds }: { conditions: readonly Condition[]; worlds: readonly World[] },
  title: string,
): readonly Question[] {
  const groups = grouped(cases, ({ world, findings }) =>
    findings.map(({ message }) => withoutMinor(message, world)).join('\n'),
  )
  return [...groups.values()].map((own) => {
    const guilty = new Set(own.map(({ world }) => world))
    const about = dependsOn(conditions, worlds, (world) => guilty.has(world))
    return {
      ask: about.map((condition) => askFor(condition, title)).join(' '),
      when: capitalize(about.map((condition) => casesText(condition, own, title)).join(', ')),
      messages: oldestOf(own).findings.map(({ message }) => message),
      about,
      decides: [...new Set(own.flatMap(({ findings }) => findings.map(({ id }) => id)))],
    }
  })
}

/** A fault that names the minor it was tried with, last, is one fault over all of them. */
export function withoutMinor(message: string, world: World): string {
  const minor = minorOf(world)
  const at = minor === '' ? -1 : message.lastIndexOf(minor)
  return at < 0 ? message : message.slice(0, at) + message.slice(at + minor.length)
}

/** The case of the oldest minor, which is where its range begins. */
const oldestOf = (cases: readonly Case[]): Case =>
  cases.reduce((a, b) => (compareVersions(minorOf(b.world), minorOf(a.world)) < 0 ? b : a))

/** Nothing where what asks does not read it. */
const minorOf = ({ kubernetesVersion }: Partial<World>): string => kubernetesVersion ?? ''

function askFor(condition: Condition, title: string): string {
  if (condition === 'operatingSystem') return `Does ${title} run on Windows?`
  if (condition === 'platform') return 'Where does the node run?'
  return `${decisionOf(condition).label}?`
}

function casesText(condition: Condition, cases: readonly Case[], title: string): string {
  const values = new Set<unknown>(cases.map(({ world }) => world[condition]))
  if (condition === 'operatingSystem') {
    return `if ${title} runs on ${values.has('windows') ? 'Windows' : 'Linux'}`
  }
  const all = valuesOf(condition)
  const own = all.filter((value) => values.has(value))
  if (condition === 'kubernetesVersion' || condition === 'controlPlaneVersion') {
    return rangeText(own.map(String), all.map(String))
  }
  const others = all.filter((value) => !values.has(value))
  const isMost = others.length > 0 && own.length > 4 && others.length < own.length
  const named = (isMost ? others : own).map((value) => nameOf(condition, value))
  return isMost ? `with any but ${oneOf(named)}` : `with ${oneOf(named)}`
}

/** `a or b`, `a, b or c`; names that have a comma of their own stand with `or` between each. */
const oneOf = (names: readonly string[]): string =>
  names.some((name) => name.includes(','))
    ? names.join(' or ')
    : [...names.slice(0, -2), names.slice(-2).join(' or ')].join(', ')

function nameOf(condition: Condition, value: string | boolean): string {
  if (condition === 'operatingSystem') return String(value)
  if (decisionOf(condition).kind !== 'closed') return value === true ? 'on' : 'off'
  return choiceName(condition, value) ?? String(value)
}

/** Minors in words, as runs without a gap; the order of `all` may be either. */
function rangeText(own: readonly string[], all: readonly string[]): string {
  const byAge = all.toSorted((a, b) => compareVersions(a, b))
  const runs: string[][] = []
  for (const [i, minor] of byAge.entries()) {
    if (!own.includes(minor)) continue
    const last = runs.at(-1)
    if (last && last.at(-1) === byAge[i - 1]) last.push(minor)
    else runs.push([minor])
  }
  return runs
    .map(([first = '', ...others]) => {
      const last = others.at(-1) ?? first
      if (last === byAge.at(-1)) return `from ${first} on`
      if (first === byAge[0]) return `up to ${last}`
      return first === last ? `in ${first}` : `from ${first} to ${last}`
    })
    .join(' and ')
}
