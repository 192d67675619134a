import { imagesOfHost } from '../../catalog/windows/image-match.ts'
import { releaseOfImage } from '../../catalog/windows/image-tag.ts'
import type { Scenario } from '../scenario.ts'

/** The release that the tag of the image names, else the newest that the host runs with process isolation. */
export const imageRelease = ({
  image,
  windowsRelease,
}: Pick<Scenario, 'image' | 'windowsRelease'>): Scenario['imageRelease'] =>
  releaseOfImage(image) ?? imageOfHost(windowsRelease)

export const imageOfHost = (host: Scenario['windowsRelease']): Scenario['imageRelease'] =>
  imagesOfHost(host).at(-1) ?? 'ltsc2022'
