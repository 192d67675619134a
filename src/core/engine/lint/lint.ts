import type { Catalog } from '../../catalog/catalog.ts'
import { lints as allLints } from '../../lints/index.ts'
import type { Finding } from '../../model/finding.ts'
import type { AnyLint, LintViolation } from '../../model/lint.ts'
import { pathText } from '../../model/nodes.ts'
import { confidenceOf, sourcesOf } from '../evidence.ts'
import { byGravity } from '../evaluate.ts'
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

export interface LintOptions {
  readonly catalog: Catalog
  readonly lints?: readonly AnyLint[]
}

/**
 * What the lints say of Kubernetes manifests. What is not known of the cluster is never assumed: a
 * fault that is one in every case is a finding, any other a question. Never throws for any text.
 */
export function lintManifests(
  files: readonly SourceFile[],
  known: Known,
  { catalog, lints = allLints }: LintOptions,
): LintReport {
  const { manifests, unread } = readManifests(files)
  const verdicts = manifests.flatMap((read) =>
    lints.map((lint) => lintOne(read, lint, known, catalog)),
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

/** What one world says of one place of the document. */
interface Verdict {
  readonly world: World
  readonly findings: Finding[]
}

function lintOne(
  { manifest, placeOf }: ReadManifest,
  lint: AnyLint,
  known: Known,
  catalog: Catalog,
): { readonly findings: readonly Finding[]; readonly questions: readonly Question[] } {
  const system = manifest.pod?.operatingSystem
  const conditions: readonly Condition[] = [...lint.decisions, 'operatingSystem']
  const worlds = worldsOf(
    conditions,
    system === undefined ? known : { ...known, operatingSystem: system },
    catalog,
  )
  const byPath = new Map<string, Verdict[]>()
  for (const world of worlds) {
    for (const violation of lint.check(manifest, world, { catalog })) {
      const found = { ...finding(lint, violation, world, catalog), ...placeOf(violation.path) }
      const key = pathText(violation.path)
      const verdicts = byPath.get(key) ?? []
      const last = verdicts.at(-1)
      if (last?.world === world) last.findings.push(found)
      else verdicts.push({ world, findings: [found] })
      byPath.set(key, verdicts)
    }
  }
  const findings: Finding[] = []
  const questions: Question[] = []
  for (const verdicts of byPath.values()) {
    const common = verdicts.length === worlds.length ? mildest(verdicts) : undefined
    if (common) findings.push(...common.findings)
    const graver = verdicts.filter((one) => strength(one) > (common ? strength(common) : 0))
    questions.push(...questionsFor(graver, { conditions, worlds }, titleOf(manifest), catalog))
  }
  return { findings, questions }
}

function finding(
  lint: AnyLint,
  { message, facts, basis, decisions, remediation }: LintViolation,
  world: World,
  catalog: Catalog,
): Finding {
  const readsVersion = lint.decisions.includes('kubernetesVersion')
  const confidence = confidenceOf(
    facts,
    readsVersion ? world.kubernetesVersion : undefined,
    catalog,
  )
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
