import { catalog } from '../../../catalog/catalog.ts'
import { flagOf } from '../../../catalog/flags/accepted.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { ownValue } from '../../../values/own.ts'
import { compareVersions, isBefore, isVersion, minorOf } from '../../../values/version.ts'

export const upgradeTarget = defineLint({
  id: 'upgrade-target',
  on: 'setup',
  summary: 'What the nodes have goes with the version that they are to be upgraded to',
  remediation: 'Change it before the upgrade.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const targets = named(observations, 'kubelet.targetVersion')
    const [target] = targets
    const minors = new Set(targets.map(({ value }) => minorOf(String(value))))
    const [minor = ''] = minors
    const known = ownValue(catalog.kubernetes, minor)
    if (!target || !known || minors.size !== 1) return []
    // Who speaks of what comes some day knows what comes with it.
    if (named(observations, 'kubelet.upgradeAsked').length === 0) return []
    const isManaged = deciding(observations, 'platform').some(
      ({ value }) => ownValue(catalog.platforms, String(value))?.pool !== undefined,
    )
    // Who makes the nodes changes the rest of them too.
    if (isManaged) return []
    const now = deciding(observations, 'kubernetesVersion').map(({ value }) => String(value))
    if (now.some((version) => compareVersions(version, minor) >= 0)) return []
    const fault = (one: Observation) => ({
      path: [],
      place: placeOf(one),
      also: [placeOf(target)],
      basis: 'unsupported' as const,
    })
    return [
      ...hostFaults(observations, known).map(({ told, name, fact }) => ({
        ...fault(told),
        message: `Kubernetes ${minor}, to which the node is to be upgraded, does not list ${name} among its nodes.`,
        remediation: 'Make a node with a Windows release that it lists, and move the pods to it.',
        facts: [fact],
      })),
      ...runtimeFaults(observations).flatMap(({ id, version, told }): readonly LintViolation[] => {
        const runtime = ownValue(known.runtimes, id)
        const { name } = catalog.runtimes[id]
        if (id === 'docker' && runtime?.state.value === 'removed') {
          return [
            {
              ...fault(told),
              message: `The node has Docker, and the kubelet of ${minor}, to which it is to be upgraded, has no dockershim any more: it does not start pods there.`,
              remediation:
                'Move the node to containerd first, and take the flags of dockershim out; or put cri-dockerd between the kubelet and Docker.',
              facts: [runtime.state],
            },
          ]
        }
        const floor = runtime?.floor
        if (!floor?.value || version === undefined || !isBefore(version, floor.value)) return []
        return [
          {
            ...fault(told),
            message: `Kubernetes ${minor}, to which the node is to be upgraded, needs ${name} ${floor.value} or later; it has ${version}.`,
            remediation: `Upgrade ${name} first.`,
            facts: [floor],
          },
        ]
      }),
      ...ofKind(parsed, 'command-line').flatMap(({ value: { program, flags }, placeOf: at }) =>
        flags.flatMap(({ name }, i): readonly LintViolation[] => {
          const flag = flagOf('kubelet', name)
          const through = flag?.accepted?.through
          if (program !== 'kubelet' || !flag || through === undefined) return []
          if (compareVersions(minor, through) <= 0) return []
          return [
            {
              path: [],
              place: at([i]),
              also: [placeOf(target)],
              basis: 'unsupported',
              message: `The kubelet knew --${name} up to ${through}; ${minor}, to which the node is to be upgraded, stops on it as an unknown flag.`,
              remediation: `Take --${name} out before the upgrade.`,
              facts: [{ value: flag.accepted, confidence: flag.confidence, sources: flag.sources }],
            },
          ]
        }),
      ),
    ]
  },
})

/** The one release of the nodes, where a version does not list it. */
function hostFaults(
  observations: readonly Observation[],
  { hosts }: (typeof catalog.kubernetes)[keyof typeof catalog.kubernetes],
) {
  const told = deciding(observations, 'windowsRelease').filter(({ absent }) => absent !== true)
  const [first] = told
  if (!first || told.some(({ value }) => value !== first.value)) return []
  const release = ownValue(catalog.windows, String(first.value))
  if (!release || hosts.value.some((id) => id === first.value)) return []
  return [{ told: first, name: release.name, fact: hosts }]
}

/** Docker and containerd as somebody told them, each once. */
function runtimeFaults(observations: readonly Observation[]) {
  const told = deciding(observations, 'containerRuntime').filter(
    ({ absent, subject }) => absent !== true && subject?.startsWith('linux ') !== true,
  )
  const versions = deciding(observations, 'runtimeVersion')
  return (['docker', 'containerd'] as const).flatMap((id) => {
    const [first] = told.filter(({ value }) => value === id)
    if (!first || told.some(({ value }) => value !== id)) return []
    const own = versions.find(({ value }) => isVersion(String(value)))
    return [{ id, told: own ?? first, version: own && String(own.value) }]
  })
}
