import {
  buildNumber,
  images,
  windows,
  type ImageRelease,
  type WindowsRelease,
} from '../../../catalog/windows/index.ts'
import type { Observation } from '../../../model/observation.ts'
import { deciding } from '../../../model/observed.ts'
import type { Values } from '../../../model/scenario.ts'

/** Of several nodes and images each may be the one that a message is of: only all of them together are the same. */
export function areBuilds(
  asked: ReturnType<typeof buildsOf>,
  known: Partial<Values>,
  observations: readonly Observation[],
): boolean {
  const others = (id: 'windowsRelease' | 'imageRelease') =>
    deciding(observations, id).map(({ value }) => value)
  const hosts = [known.windowsRelease, ...others('windowsRelease')].filter(isHost)
  const sent = [known.imageRelease, ...others('imageRelease')].filter(isImage)
  const verdicts = hosts.flatMap((host) => sent.map((image) => buildsOf(host, image)))
  return asked === 'same'
    ? verdicts.length > 0 && verdicts.every((one) => one === 'same')
    : verdicts.includes(asked)
}

const isHost = (value: unknown): value is WindowsRelease =>
  typeof value === 'string' && Object.hasOwn(windows, value)
const isImage = (value: unknown): value is ImageRelease =>
  typeof value === 'string' && Object.hasOwn(images, value)

/** What the image is of, compared with the host. */
function buildsOf(host: WindowsRelease, image: ImageRelease) {
  const ahead = buildNumber(image) - buildNumber(host)
  if (ahead !== 0) return ahead > 0 ? 'newer image' : 'older image'
  return host === 'ltsc2016' ? undefined : 'same'
}
