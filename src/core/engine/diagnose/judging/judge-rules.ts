import { kubernetes } from '../../../catalog/kubernetes/index.ts'
import { formerReleases } from '../../../catalog/platforms/former-releases.ts'
import { decisionOf } from '../../../model/decisions.ts'
import type { Finding } from '../../../model/finding.ts'
import type { AnyRule } from '../../../model/rule.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { rules as allRules } from '../../../rules/index.ts'
import { judge } from '../../evaluate.ts'
import { notMet, questionsFor, type Question } from '../../lint/question.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { triedFor, worldsOf, type Possible, type World } from '../../lint/worlds.ts'
import { suggestedEdits } from '../edits/suggested.ts'
import type { Context } from '../facts/facts.ts'
import { isOfWorkload } from '../facts/of-workload.ts'
import { withPlacesOf } from '../findings/once.ts'
import { placed } from '../findings/place.ts'
import { ofPlansOnly } from './plans-only.ts'
import { isRelevant, isStrange } from './relevant.ts'
import { common, isFault, said, toldIn, type Said } from './said-in-all.ts'

/** More cases than this would only be guessed at. */
const mostWorlds = 3_000
const mostAskedFor = 200

/** What a rule made of one context. */
interface JudgedOne {
  readonly findings: readonly Said[]
  readonly questions: readonly Question[]
  readonly checks: number
}

interface Judged {
  readonly findings: readonly Finding[]
  readonly questions: readonly Question[]
  readonly checks: number
}

/**
 * What the rules say of setups that are known in part: a rule reports where all that it reads is
 * known, or where it fails for every value of the rest; where it fails for some it asks.
 */
export function judgeContexts(
  {
    nodes,
    workloads,
  }: { readonly nodes: readonly Context[]; readonly workloads: readonly Context[] },
  settled: ReadonlySet<string>,
  rules: readonly AnyRule[] = allRules,
): Judged {
  const findings = new Map<string, Finding>()
  const questions: Question[] = []
  let checks = 0
  const formOf = createForms()
  for (const rule of rules) {
    if (ofPlansOnly.has(rule.id) || settled.has(rule.id)) continue
    const contexts = rule.decisions.some(isOfWorkload) ? workloads : nodes
    // Workloads mostly differ in what a rule does not read.
    const judgedBefore = new Map<string, JudgedOne>()
    const ids: readonly DecisionId[] = ['kubernetesRelease', ...rule.decisions]
    for (const context of contexts) {
      if (!isAbout(rule, context)) continue
      const form = formOf(ids, context)
      const before = judgedBefore.get(form)
      const judged = before ?? judgeOne(rule, context)
      judgedBefore.set(form, judged)
      checks += judged.checks
      for (const { finding, world } of judged.findings) {
        const at = withEditsIn(
          placed(finding, world ? toldIn(world, context.observed) : context.observed),
          context,
        )
        const same = findings.get(keyOf(at))
        findings.set(keyOf(at), same ? withPlacesOf(same, at) : at)
      }
      if (!before) questions.push(...judged.questions)
    }
  }
  return { findings: [...findings.values()], questions, checks }
}

/** A rule about pods asks nothing of a Service, which may be one of any pod. */
const isAbout = ({ decisions }: AnyRule, { tells }: Context) =>
  tells === undefined || decisions.some((id) => tells.has(id))

function withEditsIn(finding: Finding, context: Context): Finding {
  const edits = suggestedEdits(finding, context)
  return edits.length === 0 ? finding : { ...finding, edits }
}

/** Makes what gives contexts in which these decisions are the same the same text. */
function createForms(): (ids: readonly DecisionId[], context: Context) => string {
  const numbers = new Map<string, number>()
  // Most contexts have the lists of the common one.
  const ofLists = { told: new Map<unknown, number>(), untold: new Map<unknown, number>() }
  const numberOf = (id: DecisionId, { possible, observed }: Context): number => {
    const values = possible[id]
    const isTold = observed.has(id)
    const own = isTold ? ofLists.told : ofLists.untold
    const kept = own.get(values)
    if (kept !== undefined) return kept
    const text = JSON.stringify([values, isTold])
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    own.set(values, number)
    return number
  }
  // Many rules read the same decisions.
  const numbersOf = memoizeByObject<Context, Map<DecisionId, number>>(() => new Map())
  return (ids, context) => {
    const known = numbersOf(context)
    let form = ''
    for (const id of ids) {
      const number = known.get(id) ?? numberOf(id, context)
      known.set(id, number)
      form += `${number},`
    }
    return form
  }
}

const keyOf = ({ id, message, file, line }: Finding) => [id, message, file, line].join('\n')

const nothing: JudgedOne = { findings: [], questions: [], checks: 0 }

function judgeOne(rule: AnyRule, { possible: known, observed }: Context): JudgedOne {
  const ids = rule.decisions
  if (!ids.some((id) => observed.has(id))) return nothing
  const possible = withBlanks(rule, known)
  const sizes = ids.map((id) => triedFor(id, possible).length)
  if (sizes.includes(0)) return nothing
  const size = sizes.reduce((product, one) => product * one, 1)
  if (size > mostWorlds) return nothing
  const worlds = worldsOf(ids, possible)
  // That a blank is one says nothing of what nobody told.
  const isTold = ({ decisions }: Finding) =>
    !decisions.every((id) => known[id] === undefined && rule.comparesRead?.includes(id))
  const cases = worlds.map((world) => ({
    world,
    findings: mayBeOlder(rule, world, observed.has('platform'))
      ? []
      : judge(rule, world).filter(isTold),
  }))
  const guilty = cases.filter(({ findings }) => findings.some(isFault))
  const done = { findings: [], questions: [], checks: 1 }
  if (guilty.length === 0) {
    const [only] = cases
    return worlds.length === 1 && only ? { ...done, findings: only.findings.map(said) } : done
  }
  if (guilty.length === worlds.length) {
    return { ...done, findings: common(rule, guilty, observed) }
  }
  const unknown = ids.filter((id) => !observed.has(id))
  if (unknown.length !== 1 || size > mostAskedFor || !isRelevant(rule, unknown, possible))
    return done
  // One question for all answers: the rule in words, not the message of each case.
  const told = guilty
    .filter(({ world }) => !isStrange(rule, world, { possible: known, observed }))
    .map(({ world, findings }) => ({
      world,
      findings: findings.filter(isFault).map((one) => ({ ...one, message: notMet(rule.summary) })),
    }))
  const questions = questionsFor(told, { conditions: ids, worlds }, '')
  return { ...done, questions }
}

/** A node pool that stands may stem from the time when its platform had images of its release; a plan is of today. */
function mayBeOlder({ id }: AnyRule, world: World, isPlaceTold: boolean): boolean {
  const { kubernetesVersion, windowsRelease, platform } = world
  // Where nobody tells of a platform, the node is one of one’s own.
  const own = id === 'windows-host-supported' && isPlaceTold ? `${platform}-windows-host` : id
  const until = formerReleases[own]?.[windowsRelease]?.value
  return until !== undefined && kubernetes[kubernetesVersion].released.value < until
}

/** Nothing, for what a rule leaves out where nobody told it. */
function withBlanks({ comparesRead = [] }: AnyRule, known: Possible): Possible {
  const blank = comparesRead
    .filter((id) => known[id] === undefined)
    .map((id) => [id, [blanks[decisionOf(id).kind]]])
  return { ...known, ...Object.fromEntries(blank) }
}

const blanks = { list: [], number: 0, text: '', closed: '', boolean: false } as const
