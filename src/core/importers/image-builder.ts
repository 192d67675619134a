import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, hostNameAt, kubernetesVersionAt, stated } from '../model/observe.ts'
import { treesOf, type Leaf, type Tree } from './tree.ts'

/** Variables of image-builder for an image of a Windows node. */
export const imageBuilder = defineImporter({
  id: 'image-builder',
  summary: 'Variables of image-builder',
  isFile: 'whole',
  origin: 'cluster',
  recognizes: ({ text }) =>
    (/^\s*\{/.test(text) && /"kubernetes_semver"\s*:/.test(text) && /windows/i.test(text)) ||
    (/^kubernetes_semver:[ \t]/m.test(text) && /^windows_service_manager:[ \t]/m.test(text)),
  read(doc) {
    const { trees, problems } = treesOf(doc)
    return { problems, observations: trees.flatMap(readTree) }
  },
})

const runtimes = [
  ['docker-ee', 'docker', 'docker_ee_version'],
  ['docker', 'docker', 'docker_ee_version'],
  ['containerd', 'containerd', 'containerd_version'],
] as const

function readTree(tree: Tree): readonly Observation[] {
  const at = (key: string, read: (leaf: Leaf) => readonly Observation[]) => {
    const leaf = tree.leafAt(key)
    // A template of Packer fills in what stands in braces.
    return leaf && leaf.raw !== '' && !leaf.raw.includes('{{') ? read(leaf) : []
  }
  return [
    ...at('kubernetes_semver', ({ raw, place }) => kubernetesVersionAt(raw, place)),
    ...at('pause_image', ({ raw, place }) => [stated('pauseImage', raw, raw, place)]),
    ...at('windows_service_manager', ({ raw, place }) => [
      decided('serviceManager', raw === 'nssm' ? 'nssm' : 'native', raw, place),
      stated('imageBuilder.serviceManager', raw, raw, place),
    ]),
    ...at('runtime', ({ raw, place }) =>
      runtimes
        .filter(([name]) => name === raw)
        .flatMap(([, id, release]) => [
          decided('containerRuntime', id, raw, place),
          ...at(release, (own) => [decided('runtimeVersion', own.raw, own.raw, own.place)]),
        ]),
    ),
    ...[
      'vsphere_guest_os_type',
      'distribution_version',
      'template',
      'vm_name',
      'build_name',
    ].flatMap((key) =>
      at(key, ({ raw, place }) => {
        const year = /(?:^|windows[-_]?)(20(?:19|22|25))/i.exec(raw)?.[1]
        return year === undefined
          ? []
          : hostNameAt(`Windows Server ${year}`, place).map((one) => ({ ...one, raw }))
      }),
    ),
  ]
}
