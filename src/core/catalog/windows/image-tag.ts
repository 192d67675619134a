import { inferred, verified } from '../fact.ts'
import { memoize } from '../../values/memoize.ts'
import type { ImageRelease } from './index.ts'
import { imageReleases, images } from './index.ts'

/** Tags of the base images name their release; there is none that follows the newest. */
export const tagsNameReleases = verified(true, [
  'vd deploy-containers/version-compatibility.md#L170-L198',
])

/** Repositories of Docker Hub that have no tags of later releases, and what took their place. */
const moved = verified<Readonly<Record<string, string>>>(
  {
    'microsoft/windowsservercore': 'mcr.microsoft.com/windows/servercore',
    'microsoft/nanoserver': 'mcr.microsoft.com/windows/nanoserver',
  },
  ['ms-2019-images'],
)

const releaseOfSpelling = new Map<string, ImageRelease>(
  Object.values(images).flatMap(({ id, tags }) => tags.map((tag) => [tag.toLowerCase(), id])),
)

const releaseOfBuild = new Map<string, ImageRelease>(
  Object.values(images).map(({ id, build }) => [build.value, id]),
)

const fullBuild = /^(\d+\.\d+\.\d+)\.\d+$/

/** The Windows release that the tag of an image reference names: by name, number or full build. */
export const releaseOfImage = memoize((image): ImageRelease | undefined => {
  for (const part of tagOf(image).split(/[-_]/)) {
    const release =
      releaseOfSpelling.get(part.toLowerCase()) ??
      releaseOfBuild.get(part) ??
      releaseOfBuild.get(fullBuild.exec(part)?.[1] ?? '')
    if (release) return release
  }
  return undefined
})

/** How the names of images begin that their projects build on Windows alone. */
const madeForWindows = inferred(
  [
    'microsoft/iis',
    'microsoft/wcf',
    'microsoft/dotnet-framework',
    'microsoft/mssql-server-windows',
    'sigwindowstools/kube-proxy',
    'sigwindowstools/flannel',
    'sigwindowstools/calico',
    'calico/windows',
    'calico/node-windows',
    'calico/cni-windows',
  ],
  [
    'iis-docker 0a56b19382a9/windowsservercore-ltsc2019/Dockerfile#L2',
    'github microsoft/mssql-docker/blob/053e34719053/windows/mssql-server-windows-developer/dockerfile#L1',
    'get-swtools 401ee6fcd836/hostprocess/calico/kube-proxy/Dockerfile#L7-L10',
    'get-swtools 03f99247553f/hostprocess/flannel/flanneld/Dockerfile',
    'get-swtools 09d789183056/hostprocess/calico/node/Dockerfile.node#L4',
    'get-calico 25dd2ca44adc/hack/postrelease/golang/tests/oss/calico_oss_test.go',
  ],
)

const beginsSo = new RegExp(
  String.raw`^(?:docker\.io/)?(?:${madeForWindows.value.join('|')})(?:-[a-z-]{1,40})?(?:$|[:@])`,
)

/** Whether an image can only be one for Windows: one of Microsoft's base images or of .NET Framework, or one that is named after them. */
export const isWindowsImage = (image: string): boolean =>
  /^mcr\.microsoft\.com\/(?:windows(?:$|[/:@])|dotnet\/framework\/)/.test(image) ||
  beginsSo.test(image) ||
  /ltsc20\d\d|windowsservercore|nanoserver/i.test(image)

/** The revision in a tag with a full build: 504 of `10.0.17763.504`. */
export function revisionOfImage(image: string): number | undefined {
  for (const part of tagOf(image).split(/[-_]/)) {
    if (fullBuild.test(part)) return Number(part.slice(part.lastIndexOf('.') + 1))
  }
  return undefined
}

/** The same image on another release; undefined where the tag names none that could be replaced. */
export const withRelease = (image: string, release: ImageRelease): string | undefined =>
  renamers.get(release)?.(image)

const renamers: ReadonlyMap<ImageRelease, (image: string) => string | undefined> = new Map(
  imageReleases.map((release) => [release, memoize((image) => renamed(image, release))]),
)

function renamed(image: string, release: ImageRelease): string | undefined {
  if (image.includes('@')) return undefined
  const tag = tagOf(image)
  const own = releaseOfImage(image)
  if (own === undefined) return undefined
  if (own === release) return image
  const repository = image.slice(0, image.length - tag.length - 1)
  const [usual, ...others] = images[release].tags
  const spelling = repository.endsWith('/nanoserver') ? (others.find(isNumber) ?? usual) : usual
  if (spelling === undefined) return undefined
  let replaced = false
  const parts = tag.split(/([-_])/).flatMap((part) => {
    if (/^KB\d+$/i.test(part)) return []
    if (replaced || releaseOfImage(`x:${part}`) !== own) return [part]
    replaced = true
    return [spelling]
  })
  return `${moved.value[repository] ?? repository}:${parts.join('').replace(/[-_]$/, '')}`
}

const isNumber = (tag: string) => /^\d+$/.test(tag)

/** The tag of a reference, without its digest; empty where there is none. */
function tagOf(image: string): string {
  const name = image.split('@', 1)[0] ?? ''
  const colon = name.lastIndexOf(':')
  return colon > name.lastIndexOf('/') ? name.slice(colon + 1) : ''
}
