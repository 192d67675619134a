import { ofDistributions } from '../../../catalog/distributions.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

const service = ofDistributions.imageService

export const imageBuilderService = defineLint({
  id: 'image-builder-service',
  on: 'setup',
  summary: 'An image for Cluster API starts the kubelet with the arguments of kubeadm',
  remediation: `Build the image with windows_service_manager: ${service.value}.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const isOfClusterApi =
      named(observations, 'clusterApi.arguments').length > 0 ||
      ofKind(parsed, 'manifest').some(({ value: { kind } }) => kind === 'KubeadmConfigTemplate')
    if (!isOfClusterApi) return []
    return named(observations, 'imageBuilder.serviceManager')
      .filter(({ value }) => value !== service.value)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'unsupported' as const,
        message: `The image starts the kubelet by ${one.raw}, which does not use the arguments that kubeadm leaves for it: those of Cluster API have no effect.`,
        facts: [service],
      }))
  },
})
