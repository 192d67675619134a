import { catalog } from '../../catalog/catalog.ts'
import { imageReleases } from '../../catalog/windows/index.ts'
import type { Decisions } from '../decision.ts'
import { image } from '../resolve/image.ts'
import { imageRelease } from '../resolve/image-release.ts'
import { namedChoices } from './choices.ts'

/** The workload and its image. */
export const workloadDecisions = {
  workloadKind: {
    topic: 'workload',
    label: 'Kind of workload',
    kind: 'closed',
    control: 'cards',
    initial: 'auto',
    choices: namedChoices({
      Deployment: ['Deployment', 'A number of like pods, wherever they fit.'],
      DaemonSet: ['DaemonSet', 'One pod on every Windows node.'],
    }),
    auto: {
      reads: ['isolation'],
      resolve: ({ isolation }) => (isolation === 'hostprocess' ? 'DaemonSet' : 'Deployment'),
    },
  },
  workloadName: {
    topic: 'workload',
    label: 'Name of the workload',
    kind: 'text',
    control: 'text',
    initial: 'win-webserver',
    example: true,
  },
  namespace: {
    topic: 'workload',
    label: 'Namespace',
    kind: 'text',
    control: 'text',
    initial: 'default',
  },
  image: {
    topic: 'workload',
    label: 'Image',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    auto: { reads: ['imageRelease', 'windowsRelease'], resolve: image },
  },
  imageRelease: {
    topic: 'workload',
    label: 'Windows release of the image',
    kind: 'closed',
    control: 'select',
    initial: 'auto',
    choices: () =>
      imageReleases
        .filter((value) => value in catalog.images)
        .map((value) => ({ value, name: catalog.images[value].name }))
        .toReversed(),
    auto: { reads: ['image', 'windowsRelease'], resolve: imageRelease },
  },
  replicas: {
    topic: 'workload',
    label: 'Replicas',
    kind: 'number',
    control: 'number',
    initial: 2,
    min: 0,
    max: 100_000,
    relevant: ({ workloadKind }) => workloadKind === 'Deployment',
  },
  containerPort: {
    topic: 'workload',
    label: 'Port of the container',
    kind: 'number',
    control: 'number',
    initial: 80,
    min: 1,
    max: 65_535,
  },
} satisfies Partial<Decisions>
