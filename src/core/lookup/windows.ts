import { catalog } from '../catalog/catalog.ts'
import type { KubernetesMinor } from '../catalog/kubernetes/define.ts'
import type { WindowsImageRelease, WindowsServerRelease } from '../catalog/windows/define.ts'
import { imageMatch } from '../catalog/windows/image-match.ts'
import type { ImageRelease, WindowsRelease } from '../catalog/windows/index.ts'
import { keysOf } from '../values/keys.ts'
import { defineSection, row, type Row } from './entry.ts'

export const windowsSection = defineSection({
  id: 'windows',
  title: 'Windows releases and images',
  about: 'Builds and dates of hosts and base images, and which host runs which image.',
  entries: () => [
    ...keysOf(catalog.windows)
      .toReversed()
      .map((id) => {
        const host: WindowsServerRelease = catalog.windows[id]
        return {
          id: `host-${host.id.toLowerCase()}`,
          title: `${host.name}, as a host`,
          summary: `Build ${host.build.value}, channel ${host.channel}.`,
          rows: [
            row('Build', host.build),
            row('Released', host.released),
            row('End of mainstream support', host.mainstreamEnd),
            ...(host.extendedEnd ? [row('End of extended support', host.extendedEnd)] : []),
            ...kubernetesRows(id),
            ...imageRows(id),
          ],
        }
      }),
    ...keysOf(catalog.images)
      .toReversed()
      .map((id) => {
        const image: WindowsImageRelease = catalog.images[id]
        return {
          id: `image-${image.id.toLowerCase()}`,
          title: `${image.name}, as a base image`,
          summary: `Build ${image.build.value}; tags ${image.tags.join(', ')}.`,
          rows: [
            row('Build', image.build),
            row('Last security update', image.supportEnd),
            row('Sample image', image.sample),
          ],
        }
      }),
  ],
})

/** The minors that document it as a node, and the containerd for the newest of which it is known. */
function kubernetesRows(host: WindowsRelease): readonly Row[] {
  const minors: readonly KubernetesMinor[] = Object.values(catalog.kubernetes)
  const listing = minors.filter(({ hosts }) => hosts.value.includes(host))
  if (listing.length === 0) return []
  const tried = listing.findLast(
    ({ runtimes }) => (runtimes.containerd?.recommended?.confidence ?? 'unknown') !== 'unknown',
  )
  const recommended = tried?.runtimes.containerd?.recommended
  return [
    {
      label: 'Kubernetes versions that list it as a node',
      text: listing.map(({ id }) => id).join(', '),
      confidence:
        listing.find(({ hosts }) => hosts.confidence !== 'verified')?.hosts.confidence ??
        'verified',
      sources: [...new Set(listing.flatMap(({ hosts }) => hosts.sources))],
    },
    ...(tried && recommended
      ? [row(`containerd recommended for Kubernetes ${tried.id}`, recommended)]
      : []),
  ]
}

const imageRows = (host: WindowsRelease): readonly Row[] =>
  keysOf(catalog.images).flatMap((image) =>
    (['process', 'hyperv'] as const).map((isolation) => matchRow(host, image, isolation)),
  )

function matchRow(host: WindowsRelease, image: ImageRelease, isolation: 'process' | 'hyperv'): Row {
  const { verdict, facts } = imageMatch(host, image, isolation)
  return {
    label: `${catalog.images[image].name}, ${isolation === 'process' ? 'process' : 'Hyper-V'} isolation`,
    text: { runs: 'Runs', fails: 'Does not run', unknown: 'Not known' }[verdict],
    confidence: facts.find(({ confidence }) => confidence !== 'verified')?.confidence ?? 'verified',
    sources: [...new Set(facts.flatMap(({ sources }) => sources))],
  }
}
