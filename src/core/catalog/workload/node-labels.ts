import { verified } from '../fact.ts'
import { scheduling } from './scheduling.ts'

const { archLabel, osLabel, betaOsLabel, buildLabel } = scheduling

const wellKnown = ['api-at kubernetes-1.36.0/core/v1/well_known_labels.go'] as const
const hostName = 'kubernetes.io/hostname'

/** Labels that nodes get from kubelets and cloud providers. */
export const nodeLabels = {
  known: verified(
    [
      osLabel.value.key,
      betaOsLabel.value.key,
      buildLabel.value.key,
      'kubernetes.io/arch',
      'beta.kubernetes.io/arch',
      hostName,
      'node.kubernetes.io/instance-type',
      'beta.kubernetes.io/instance-type',
      'topology.kubernetes.io/region',
      'topology.kubernetes.io/zone',
      'failure-domain.beta.kubernetes.io/region',
      'failure-domain.beta.kubernetes.io/zone',
    ] as readonly string[],
    wellKnown,
  ),
  /** One node has each value of it. */
  hostName: verified(hostName, wellKnown),
  systems: verified(
    { keys: [osLabel.value.key, betaOsLabel.value.key], values: ['windows', 'linux'] } as const,
    osLabel.sources,
  ),
  /** Go's name of the architecture; what others call the same is on no node. */
  architecture: verified(
    {
      keys: ['kubernetes.io/arch', 'beta.kubernetes.io/arch'] as readonly string[],
      value: archLabel.value.value,
    },
    archLabel.sources,
  ),
} as const
