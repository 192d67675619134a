import type { Condition, Symptom, SymptomCause } from '../../../catalog/symptoms/index.ts'
import { netBiosName } from '../../../catalog/symptoms/name-cut.ts'
import type { Observation } from '../../../model/observation.ts'
import { deciding, named } from '../../../model/observed.ts'
import type { DecisionId, Values } from '../../../model/scenario.ts'
import { includesRelease, isBefore, isVersion, isWithin, minorOf } from '../../../values/version.ts'
import { normalizeWords } from './normalize.ts'
import type { Tells } from './observed.ts'
import { areBuilds } from './builds.ts'

/** What one message and the setup around it tell. */
export interface Evidence {
  readonly known: Partial<Values>
  /** What else was read. */
  readonly observations: readonly Observation[]
  /** The message in the form of `normalize`. */
  readonly message: string
  /** Rows of codes that stand in it. */
  readonly codes: ReadonlySet<string>
  /** Checks that found a fault, by their ids. */
  readonly found?: ReadonlySet<string>
  /** The same words come again and again. */
  readonly isRepeated: boolean
  /** What people say beside it. */
  readonly tells?: Tells
  /** A later line of each shows that it is over. */
  readonly isPassed?: boolean
  /** Its log ends with it. */
  readonly isLastEntry?: boolean
  /** All of them stand in an article about several errors. */
  readonly isOfArticle?: boolean
  /** A node is not Ready, so that words of a start that goes well are none. */
  readonly isNotReady?: boolean
}

export interface RankedCause {
  readonly cause: SymptomCause
  /** Decisions of the setup that speak for it. */
  readonly decisions: readonly DecisionId[]
  /** The message itself speaks for it. */
  readonly isSeen: boolean
  /** What people say beside the message speaks for it, and proves nothing. */
  readonly isTold: boolean
}

/**
 * The causes that the setup leaves, those first for which most speaks. Of a general row those of
 * other codes and words are none of this message.
 */
export function rankCauses(
  { causes, general }: Symptom,
  evidence: Evidence,
): readonly RankedCause[] {
  const isLeft = ({ excluded = [] }: SymptomCause) =>
    !excluded.some((one) => holds(one, evidence) || isToldOf(one, evidence))
  // Of the cause that the code in the message names nothing is left, so it means no other one.
  const isOver = causes.some(
    (cause) =>
      !isLeft(cause) && cause.likely?.some((one) => 'code' in one && holds(one, evidence)) === true,
  )
  return causes
    .filter(isLeft)
    .map((cause) => {
      const held = (cause.likely ?? []).filter((condition) => holds(condition, evidence))
      const told = (cause.likely ?? []).filter((condition) => isToldOf(condition, evidence))
      const more = told.filter((one) => !held.includes(one)).length
      const decisions = [...new Set(held.flatMap(decisionsOf))]
      const isSeen = held.some((condition) => decisionsOf(condition).length === 0)
      const isFound = held.some((condition) => 'found' in condition)
      return {
        ranked: { cause, decisions, isSeen, isTold: told.length > 0 },
        weight: held.length + (more > 0 ? 1 + (more - 1) / mostHeld : 0) + (isFound ? mostHeld : 0),
      }
    })
    .filter(
      ({ ranked, weight }) =>
        !(general || isOver) || weight > 0 || (!isOver && !ranked.cause.likely),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ ranked }) => ranked)
}

/** No cause has more conditions: what a check found comes before what is only likely. */
const mostHeld = 100

const isToldOf = (condition: Condition, { tells }: Evidence) =>
  'observed' in condition && tells?.(condition.observed) === true

function holds(
  condition: Condition,
  { known, observations, message, codes, found, isRepeated }: Evidence,
): boolean {
  if ('found' in condition) return found?.has(condition.found) === true
  if ('decision' in condition) {
    const value = known[condition.decision]
    return value !== undefined && condition.is.includes(value)
  }
  if ('kubernetes' in condition) {
    const { kubernetesVersion } = known
    return kubernetesVersion !== undefined && isWithin(kubernetesVersion, condition.kubernetes)
  }
  if ('containerd' in condition) {
    const { containerRuntime, runtimeVersion } = known
    return (
      containerRuntime === 'containerd' &&
      runtimeVersion !== undefined &&
      (typeof condition.containerd === 'string'
        ? minorOf(runtimeVersion) === condition.containerd
        : includesRelease(condition.containerd, runtimeVersion))
    )
  }
  if ('told' in condition) {
    const { told, as } = condition
    return named(observations, told).some(
      ({ value }) =>
        !as ||
        [value].flat().some((one) => as.some((word) => String(one).toLowerCase().startsWith(word))),
    )
  }
  if ('builds' in condition) return areBuilds(condition.builds, known, observations)
  if ('says' in condition) return message.includes(normalizeWords(condition.says))
  if ('code' in condition) return codes.has(condition.code)
  if ('nameCut' in condition) return namesCutName(message, observations)
  if ('fullName' in condition) return namesPartOf(message, observations)
  if ('cniFile' in condition) return condition.cniFile === cniFileOf(message)
  return condition.repeats === true && isRepeated
}

/** Whether a message names a node by the begin of its name that NetBIOS keeps. */
const namesCutName = (message: string, observations: readonly Observation[]) =>
  deciding(observations, 'nodeName').some(({ value }) => {
    const name = String(value)
    const cut = normalizeWords(`"${name.slice(0, netBiosName.value)}"`)
    return name.length > netBiosName.value && message.includes(cut)
  })

/** Whether a message says that a name is not found which, told in full, was found. */
const namesPartOf = (message: string, observations: readonly Observation[]) =>
  named(observations, 'lookup.fullName').some(({ value }) => {
    const labels = String(value).split('.')
    return labels.some(
      (_, i) =>
        i > 0 &&
        message.includes(normalizeWords(`can't find ${labels.slice(0, i + 1).join('.')}:`)),
    )
  })

/** Of the words of libcni: whether the version of the file is below all that the plugin has, or above them. */
function cniFileOf(message: string): 'older' | 'newer' | undefined {
  const [, file = '', list = ''] =
    /configis\D{0,4}([\d.]{3,12})\D{0,40}\[([^\]]{1,200})\]/.exec(message) ?? []
  const known = list.match(/\d+(?:\.\d+){1,2}/g) ?? []
  if (!isVersion(file) || known.length === 0 || !known.every(isVersion)) return undefined
  if (known.every((one) => isBefore(file, one))) return 'older'
  return known.every((one) => isBefore(one, file)) ? 'newer' : undefined
}

function decisionsOf(condition: Condition): readonly DecisionId[] {
  if ('decision' in condition) return [condition.decision]
  if ('kubernetes' in condition) return ['kubernetesVersion']
  if ('containerd' in condition) return ['containerRuntime', 'runtimeVersion']
  if ('builds' in condition) return ['windowsRelease', 'imageRelease']
  return []
}

/** Whether the setup is of the versions that print the words, where these have a bound. */
export function isOfVersion({ versions }: Symptom, known: Partial<Values>): boolean {
  if (!versions) return false
  const told = kubernetesComponents.has(versions.of)
    ? known.kubernetesVersion
    : versions.of === 'kube-apiserver'
      ? known.controlPlaneVersion
      : undefined
  return told !== undefined && isWithin(told, versions)
}

const kubernetesComponents = new Set(['kubernetes', 'kubelet', 'kube-proxy', 'kubeadm', 'kubectl'])
