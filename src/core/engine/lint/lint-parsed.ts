import type { Finding, Place } from '../../model/finding.ts'
import type { AnyLint, LintViolation } from '../../model/lint.ts'
import type { AnyParsed } from '../../model/parsed.ts'
import { grouped } from '../../values/grouped.ts'
import { textOfTemplate } from './of-template.ts'
import { casesFor, sharedWorlds, type Cases, type Said } from './cases.ts'
import { claimOf, findingIn, type Claim } from './claim.ts'
import { inEachWorld } from './in-each-world.ts'
import { notMet, questionsFor, withoutMinor, type Question } from './question.ts'
import { ofAllVersions } from './version-words.ts'
import type { Possible, World } from './worlds.ts'

/** What the lints say of one document. */
export interface Linted extends Said {
  /** Those that looked at it, in the order in which they ran. */
  readonly asked: readonly AnyLint[]
}

interface Asked {
  readonly lint: AnyLint
  readonly casesOf: (parsed: AnyParsed) => Cases
}

/**
 * Makes what lints documents. What is not known of the cluster is never assumed: a fault that is one
 * in every case is a finding, any other a question.
 */
export function createLinter(
  lints: readonly AnyLint[],
  possible: Possible,
  ofProxy: Possible = possible,
): (parsed: AnyParsed) => Linted {
  const worldsFor = sharedWorlds(possible)
  const worldsForProxy = ofProxy === possible ? worldsFor : sharedWorlds(ofProxy)
  const all = grouped(
    lints.map((lint): Asked => ({
      lint,
      casesOf: casesFor(lint, lint.program === 'kube-proxy' ? worldsForProxy : worldsFor),
    })),
    ({ lint }) => lint.on,
  )
  // What a lint has nothing to say of in one pod of a template, it has not in the others.
  const ofTemplates = new Map<
    string,
    { readonly asked: readonly Asked[]; readonly speaking: readonly Asked[] }
  >()
  return (parsed) => {
    const ofKind = all.get(parsed.kind) ?? []
    const text = textOfTemplate(parsed)
    const before = text === undefined ? undefined : ofTemplates.get(text)
    const asked = before?.asked ?? ofKind.filter(({ lint }) => lint.isAbout?.(parsed.value) ?? true)
    const verdicts = (before?.speaking ?? asked).map((one) => ({
      one,
      said: lintOne(parsed, one.lint, one.casesOf(parsed)),
    }))
    if (text !== undefined && !before) {
      const speaking = verdicts.filter(({ said }) => said !== nothing).map(({ one }) => one)
      ofTemplates.set(text, { asked, speaking })
    }
    return {
      findings: verdicts.flatMap(({ said }) => said.findings),
      questions: verdicts.flatMap(({ said }) => said.questions),
      asked: asked.filter((one) => hasChecked(one, parsed, verdicts)).map(({ lint }) => lint),
    }
  }
}

/** Of pods that ask for Linux nothing of Windows pods was checked, but what was found. */
const hasChecked = (
  asked: Asked,
  parsed: AnyParsed,
  verdicts: readonly { readonly one: Asked; readonly said: Said }[],
) =>
  asked.lint.ofPods !== 'windows' ||
  parsed.kind !== 'manifest' ||
  parsed.value.pod?.operatingSystem !== 'linux' ||
  verdicts.some(({ one, said }) => one === asked && said.findings.length > 0)

/** What one world says of one place of the document. */
export interface Verdict {
  readonly world: World
  readonly findings: Finding[]
}

const nothing: Said = { findings: [], questions: [] }

function lintOne(parsed: AnyParsed, lint: AnyLint, cases: Cases): Said {
  const said = inEachWorld(cases.worlds, (world) => lint.check(parsed.value, world))
  if (said.every((violations) => violations.length === 0)) return nothing
  const text = said.map((violations) => violations.map(numberOf).join()).join(';')
  const kept = cases.said.get(text)
  if (kept) return kept
  const found = verdictsOf(said, parsed, lint, cases)
  const isOfPlace = found.findings.length > 0 || found.questions.some(namesDocument)
  if (!isOfPlace) cases.said.set(text, found)
  return found
}

/** Only what asks for the system names the document. */
const namesDocument = ({ about }: Question) => about.includes('operatingSystem')

/** Violations that a lint hands out again have one number. */
const numbers = new WeakMap<LintViolation, number>()
let numbered = 0
function numberOf(violation: LintViolation): number {
  const known = numbers.get(violation)
  if (known !== undefined) return known
  numbers.set(violation, ++numbered)
  return numbered
}

function verdictsOf(
  said: readonly (readonly LintViolation[])[],
  parsed: AnyParsed,
  lint: AnyLint,
  { conditions, worlds }: Cases,
): Said {
  const claims = new Map<LintViolation, Claim>()
  const byPath = new Map<string, { readonly place: Place; readonly verdicts: Verdict[] }>()
  for (const [i, world] of worlds.entries()) {
    for (const violation of said[said.length === 1 ? 0 : i] ?? []) {
      const claim = claims.get(violation) ?? claimOf(violation, parsed)
      claims.set(violation, claim)
      const at = byPath.get(claim.key) ?? { place: claim.place, verdicts: [] }
      byPath.set(claim.key, at)
      const found = findingIn(world, claim, lint, at.place)
      const last = at.verdicts.at(-1)
      if (last?.world === world) last.findings.push(found)
      else at.verdicts.push({ world, findings: [found] })
    }
  }
  const findings: Finding[] = []
  const questions: Question[] = []
  for (const { verdicts } of byPath.values()) {
    const common = verdicts.length === worlds.length ? mildest(verdicts) : undefined
    if (common) findings.push(...ofAllVersions(common, verdicts))
    const graver = verdicts.filter((one) => strength(one) > (common ? strength(common) : 1))
    questions.push(...questionsFor(inWords(graver, lint), { conditions, worlds }, parsed.title))
  }
  return { findings, questions }
}

/** More messages than this differ only in the value that each answer puts into them. */
const mostMessages = 3

/** Verdicts to ask about: one question in the words of the lint, not one for each answer. */
function inWords(verdicts: readonly Verdict[], { summary }: AnyLint): readonly Verdict[] {
  const said = new Set(
    verdicts.map(({ world, findings }) =>
      findings.map(({ message }) => withoutMinor(message, world)).join(),
    ),
  )
  if (said.size <= mostMessages) return verdicts
  return verdicts.map(({ world, findings: [first] }) => ({
    world,
    findings: first ? [{ ...first, message: notMet(summary) }] : [],
  }))
}

const bases = { advice: 1, unsupported: 2, fails: 3, refused: 4 } as const
const severities = { info: 1, unknown: 2, warning: 3, error: 4 } as const

/** What the strongest of its findings rests on. */
const strength = ({ findings }: Verdict) => Math.max(...findings.map(({ basis }) => bases[basis]))

/** The verdict that claims least: only that much holds in every world. */
function mildest(verdicts: readonly Verdict[]): Verdict | undefined {
  const claim = (verdict: Verdict) =>
    10 * strength(verdict) +
    Math.max(...verdict.findings.map(({ severity }) => severities[severity]))
  return verdicts.toSorted((a, b) => claim(a) - claim(b))[0]
}
