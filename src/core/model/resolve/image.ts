import type { ImageRelease } from '../../catalog/windows/index.ts'
import { withRelease } from '../../catalog/windows/image-tag.ts'
import { knownImages } from '../../catalog/workload/containers.ts'
import { auto, type Choices } from '../scenario.ts'
import { imageOfHost } from './image-release.ts'

const newest = `mcr.microsoft.com/${knownImages.iis.value.repository}:windowsservercore-ltsc2025`

/**
 * The web server of Windows, of the release that the user chose for images, else of the newest that
 * the host runs. The release of images follows the image in turn, so it may not be known yet.
 */
export function image({
  imageRelease,
  windowsRelease,
}: Pick<Choices, 'imageRelease' | 'windowsRelease'>): string {
  return usualImage(imageRelease === auto ? imageOfHost(windowsRelease) : imageRelease)
}

/** The image that stands in where nobody named one. */
export const usualImage = (release: ImageRelease): string => withRelease(newest, release) ?? newest
