import { lints as allLints } from '../../lints/index.ts'
import type { Finding, Place } from '../../model/finding.ts'
import type { AnyLint, LintViolation } from '../../model/lint.ts'
import type { OperatingSystem } from '../../model/manifest.ts'
import { pathText } from '../../model/nodes.ts'
import { byGravity } from '../evaluate.ts'
import { confidenceOf, sourcesOf } from '../evidence.ts'
import { severityOf } from '../severity.ts'
import { questionsFor, type Question } from './question.ts'
import { readManifests, type ReadManifest, type SourceFile, type Unread } from './read-manifests.ts'
import { worldsOf, type Condition, type Known, type World } from './worlds.ts'

export interface LintReport {
  /** The gravest first; each has its place. */
  readonly findings: readonly Finding[]
  /** What has to be known before more can be said. */
  readonly questions: readonly Question[]
  /** The Kubernetes objects that were read. */
  readonly manifests: readonly {
    readonly file: string
    readonly line: number
    readonly title: string
  }[]
  readonly unread: readonly Unread[]
}

/**
 * What the lints say of Kubernetes manifests. What is not known of the cluster is never assumed: a
 * fault that is one in every case is a finding, any other a question. Never throws for any text.
 */
export function lintManifests(
  files: readonly SourceFile[],
  known: Known,
  lints: readonly AnyLint[] = allLints,
): LintReport {
  const { manifests, unread } = readManifests(files)
  const asked = lints.map((lint) => ({ lint, casesOf: casesFor(lint, known) }))
  const verdicts = manifests.flatMap((read) =>
    asked.map(({ lint, casesOf }) => lintOne(read, lint, casesOf(read.manifest))),
  )
  const questions = new Map(
    verdicts.flatMap((verdict) => verdict.questions.map((one) => [keyOf(one), one] as const)),
  )
  return {
    findings: verdicts.flatMap(({ findings }) => findings).toSorted(byGravity),
    questions: [...questions.values()],
    manifests: manifests.map(({ manifest, placeOf }) => {
      const { file, line } = placeOf(['kind'])
      return { file, line, title: titleOf(manifest) }
    }),
    unread,
  }
}

const keyOf = ({ ask, when, messages }: Question) => [ask, when, ...messages].join('\n')

const titleOf = ({ kind, name }: ReadManifest['manifest']) =>
  name === undefined ? kind : `${kind} ${name}`

/** The worlds in which a lint is asked, and what they differ in. */
interface Cases {
  readonly conditions: readonly Condition[]
  readonly worlds: readonly World[]
}

/** The cases of a lint for each manifest; they differ only by the system that a manifest names. */
function casesFor(lint: AnyLint, known: Known): (manifest: ReadManifest['manifest']) => Cases {
  const conditions: readonly Condition[] = [...lint.decisions, 'operatingSystem']
  const bySystem = new Map<OperatingSystem | undefined, Cases>()
  return ({ pod }) => {
    const system = pod?.operatingSystem
    const kept = bySystem.get(system)
    if (kept) return kept
    const given = system === undefined ? known : { ...known, operatingSystem: system }
    const cases = { conditions, worlds: worldsOf(conditions, given) }
    bySystem.set(system, cases)
    return cases
  }
}

/** What one world says of one place of the document. */
interface Verdict {
  readonly world: World
  readonly findings: Finding[]
}

function lintOne(
  { manifest, placeOf }: ReadManifest,
  lint: AnyLint,
  { conditions, worlds }: Cases,
): { readonly findings: readonly Finding[]; readonly questions: readonly Question[] } {
  const byPath = new Map<string, { readonly place: Place; readonly verdicts: Verdict[] }>()
  for (const world of worlds) {
    for (const violation of lint.check(manifest, world)) {
      const key = pathText(violation.path)
      const at = byPath.get(key) ?? { place: placeOf(violation.path), verdicts: [] }
      byPath.set(key, at)
      const found = { ...finding(lint, violation, world), ...at.place }
      const last = at.verdicts.at(-1)
      if (last?.world === world) last.findings.push(found)
      else at.verdicts.push({ world, findings: [found] })
    }
  }
  const findings: Finding[] = []
  const questions: Question[] = []
  for (const { verdicts } of byPath.values()) {
    const common = verdicts.length === worlds.length ? mildest(verdicts) : undefined
    if (common) findings.push(...common.findings)
    // Advice alone is worth no question.
    const said = common ? strength(common) : bases.advice
    const graver = verdicts.filter((one) => strength(one) > said)
    questions.push(...questionsFor(graver, { conditions, worlds }, titleOf(manifest)))
  }
  return { findings, questions }
}

function finding(
  lint: AnyLint,
  { message, facts, basis, decisions, remediation }: LintViolation,
  world: World,
): Finding {
  const readsVersion = lint.decisions.includes('kubernetesVersion')
  const confidence = confidenceOf(facts, readsVersion ? world.kubernetesVersion : undefined)
  return {
    id: lint.id,
    severity: severityOf({ basis }, confidence),
    basis,
    confidence,
    message,
    remediation: remediation ?? lint.remediation,
    decisions: decisions ?? lint.decisions,
    sources: sourcesOf(facts),
  }
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
