import { containerdFiles } from '../../../catalog/runtimes/containerd-files.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const registryFolderPort = defineLint({
  id: 'registry-folder-port',
  on: 'setup',
  summary: 'The folder of hosts.toml of a registry with a port has that port in its name',
  remediation: 'Rename the folder: a registry NAME:PORT has the folder NAME_PORT_ on Windows.',
  decisions: [],

  check({ observations }) {
    const folders = named(observations, 'containerd.registryFolder')
    const names = new Set(folders.map(({ value }) => String(value).toLowerCase()))
    const images = imageNames.flatMap((name) => named(observations, name))
    const isRead = (host: string) => {
      const [name = '', port = ''] = host.toLowerCase().split(':')
      return [`${name}_${port}_`, `${name}${port}`, '_default'].some((one) => names.has(one))
    }
    return folders
      .filter((one, i) => folders.findIndex(({ value }) => value === one.value) === i)
      .flatMap((one): readonly LintViolation[] => {
        const host = named(observations, 'containerd.registryHost').find(
          ({ value }) => ofHost(value) === String(one.value).toLowerCase(),
        )
        const registry = host ? String(host.value) : (withPort(one.value, images) ?? '')
        const image = images.find(({ value }) => String(value).startsWith(`${registry}/`))
        // The folder is right for images that name no port.
        const isOfOthers = images.some(({ value }) =>
          String(value).startsWith(`${registry.split(':', 1)[0]}/`),
        )
        if (!image || isRead(registry) || isOfOthers) return []
        return [
          {
            path: [],
            place: placeOf(one),
            also: [...(host ? [host] : []), image].map(placeOf),
            // Without its file the folder may be that of another registry.
            basis: host ? 'fails' : 'unsupported',
            message: `The folder ${String(one.value)} below certs.d is for images without a port: for ${registry} containerd reads ${registry.replace(':', '_')}_, so this hosts.toml and its ca count for nothing.`,
            remediation: `Rename the folder to ${registry.replace(':', '_')}_.`,
            facts: [containerdFiles.registryFolder],
          },
        ]
      })
  },
})

const ofHost = (value: unknown) => String(value).toLowerCase().split(':')[0]

/** The registry with a port of an image, whose name a folder without it has. */
const withPort = (folder: unknown, images: readonly Observation[]) =>
  images
    .map(({ value }) => String(value).split('/', 1)[0] ?? '')
    .find((host) => host.includes(':') && ofHost(host) === String(folder).toLowerCase())

const imageNames = ['image', 'pauseImage', 'containerd.sandboxImage', 'containerd.pulled']
