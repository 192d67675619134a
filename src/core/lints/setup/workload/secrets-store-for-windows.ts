import { secretsStore } from '../../../catalog/workload/chart-values.ts'
import { podIdentity } from '../../../catalog/workload/pod-identity.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

export const secretsStoreForWindows = defineLint({
  id: 'secrets-store-for-windows',
  on: 'setup',
  summary: 'Secrets that Windows pods mount come in ways that Windows nodes have',
  remediation: 'Set the values for Windows nodes of the chart.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const volumes = manifests
      .filter(({ value }) => systemOfPod(value) === 'windows')
      .flatMap(({ value: { value, pod }, placeOf }) =>
        nodesAt(value, [...(pod?.path ?? []), 'spec'], ['volumes', '*', 'csi'])
          .filter((one) => valueAt(one.value, ['driver']) === secretsStore.value.driver)
          .map((one) => ({
            place: placeOf([...one.path, 'driver']),
            provider: valueAt(one.value, ['volumeAttributes', 'secretProviderClass']),
          })),
      )
    const [first] = volumes
    if (!first) return []
    return [
      ...named(observations, 'chart.withoutWindows').map((one) => {
        const options = String(one.value)
          .split(' ')
          .map((value) => `${value}=true`)
        return faultAt(
          observedAt(one),
          'fails',
          `${one.raw} is installed without ${options.join(' and ')}: a Windows pod mounts secrets, and no Windows node gets all that it needs for them.`,
          secretsStore,
          {
            also: [first.place],
            remediation: `Install the chart with ${options.map((option) => `--set ${option}`).join(' ')}.`,
          },
        )
      }),
      ...manifests
        .filter(
          ({ value: { kind, name, value } }) =>
            kind === 'SecretProviderClass' &&
            volumes.some(({ provider }) => provider === name) &&
            String(valueAt(value, usesIdentity)) === 'true',
        )
        .map(({ placeOf }) =>
          faultAt(
            placeOf(usesIdentity),
            'fails',
            'A Windows pod mounts these secrets, and usePodIdentity asks for pod identity, whose agent does not run on Windows nodes.',
            podIdentity,
            {
              also: [first.place],
              remediation:
                'Take the identity of the node (useVMManagedIdentity), workload identity or a service principal.',
            },
          ),
        ),
    ]
  },
})

const usesIdentity = ['spec', 'parameters', 'usePodIdentity'] as const
