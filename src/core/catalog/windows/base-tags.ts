import { inferred, verified, type Fact } from '../fact.ts'
import { tagsNameReleases } from './image-tag.ts'

interface MissingTag {
  /** The base images of Microsoft that have it not, with their tag. */
  readonly image: RegExp
  /** Why it is not there, and what is. */
  readonly because: Fact<string>
}

const base = String.raw`^mcr\.microsoft\.com/windows(?:/(?:nanoserver|servercore|server))?`
const suffix = '(?:-amd64|-arm64|-KB\\d+)?$'

const missing: readonly MissingTag[] = [
  {
    image: new RegExp(String.raw`${base}(?::latest)?$`),
    because: verified(
      'the base images of Windows have no tag latest, so there is nothing to pull.',
      tagsNameReleases.sources,
    ),
  },
  {
    image: new RegExp(String.raw`${base}:(?:23H2|10\.0\.25398(?:\.\d+)?)${suffix}`, 'i'),
    because: verified(
      'Windows Server, version 23H2 has no base images of its own, so there is nothing to pull; its hosts run those of ltsc2022.',
      ['vd deploy-containers/portability.md#L37-L39'],
    ),
  },
  {
    image: new RegExp(String.raw`${base}:(?:21H1|10\.0\.19043(?:\.\d+)?)${suffix}`, 'i'),
    because: inferred(
      'no base image of this name was ever published: 21H1 is a release of Windows 10, and Windows Server has none of it.',
      tagsNameReleases.sources,
    ),
  },
  {
    image: new RegExp(
      String.raw`^mcr\.microsoft\.com/windows:(?:ltsc20(?:22|25)|10\.0\.(?:20348|26100)(?:\.\d+)?)${suffix}`,
      'i',
    ),
    because: verified(
      'the full image “Windows” ends with 20H2; from Windows Server 2022 on mcr.microsoft.com/windows/server takes its place.',
      ['vd manage-containers/container-base-images.md#L134'],
    ),
  },
  {
    image: new RegExp(
      String.raw`${base}:(?:win(?:dows)?-?(?:server)?-?)?20(?:16|19|22|25)${suffix}`,
      'i',
    ),
    because: inferred(
      'the base images of Windows have no such tag: those of long releases are called ltsc2019, ltsc2022 and ltsc2025.',
      tagsNameReleases.sources,
    ),
  },
]

/** Why a base image of Windows cannot be pulled under its name: no such tag was ever published. */
export const missingTag = (image: string): Fact<string> | undefined =>
  missing.find((one) => one.image.test(image))?.because
