import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { compareVersions } from '../../../values/version.ts'

const versions: ReadonlySet<DecisionId | null> = new Set(['kubernetesVersion', 'kubernetesRelease'])

/**
 * Without what nodes of a list told last, where one of them does not answer and a kubelet says
 * itself that it is later than all of them: that one is in trouble, and has not registered yet.
 */
export function withStartedKubelet(all: readonly Observation[]): readonly Observation[] {
  const kubelets = named(all, 'kubelet.version')
  const own = kubelets.filter(
    ({ subject, weight, inferred }) =>
      subject === undefined && weight === undefined && inferred !== true,
  )
  const listed = kubelets.filter(({ subject }) => subject?.startsWith('node ') === true)
  const isLater = (one: Observation) =>
    own.every(({ value }) => compareVersions(String(value), String(one.value)) > 0)
  if (own.length === 0 || listed.length === 0 || !listed.every(isLater)) return all
  const silent = new Set(
    named(all, 'node.status').flatMap(({ value, subject }) =>
      String(value).startsWith('NotReady') ? [subject] : [],
    ),
  )
  if (!listed.some(({ subject }) => silent.has(subject))) return all
  return all.filter(
    ({ subject, decision }) => subject?.startsWith('node ') !== true || !versions.has(decision),
  )
}
