import { isWindowsImage, releaseOfImage } from '../catalog/windows/image-tag.ts'
import { scheduling } from '../catalog/workload/scheduling.ts'
import {
  linuxImageIn,
  linuxImages,
  linuxRepositoryIn,
  linuxTagIn,
} from '../catalog/workload/linux-images.ts'
import { hasPod, type Manifest } from '../model/manifest.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import { pathText, valueAt, type Node } from '../model/nodes.ts'
import { inContainersOf } from './containers.ts'

export const linuxImage = defineLint({
  id: 'linux-image',
  on: 'manifest',
  summary: 'A pod has images of the system that it asks for',
  remediation: 'Take an image that is built for Windows; a pod cannot mix the two systems.',
  decisions: [],
  isAbout: hasPod,

  check(manifest, { operatingSystem }) {
    const { pod } = manifest
    if (!pod) return []
    const images = inContainersOf(manifest, 'image')
    if (pod.operatingSystem === 'linux') return ofWindows(images)
    if ((pod.operatingSystem ?? operatingSystem) !== 'windows') return []
    return images.flatMap(({ path, value: image }): readonly LintViolation[] => {
      if (typeof image !== 'string' || isWindowsImage(image)) return []
      const known = linuxRepositoryIn(image)
      if (known) return ofRepository(path, image, known)
      const name = linuxImageIn(image)
      if (name === undefined) return ofTag(path, image, programOf(manifest, path))
      return [
        {
          path,
          basis: 'fails',
          message: `${pathText(path)} is ${image}: the official image ${name} is built for Linux alone, and a pod cannot mix Windows and Linux containers.`,
          facts: [linuxImages],
        },
      ]
    })
  },
})

const ofRepository = (
  path: Node['path'],
  image: string,
  { name, isSidecar, fact }: NonNullable<ReturnType<typeof linuxRepositoryIn>>,
): readonly LintViolation[] => [
  {
    path,
    basis: 'fails',
    message: `${pathText(path)} is ${image.slice(0, 200)}: ${name} is built for Linux alone, and a pod cannot mix Windows and Linux containers.`,
    remediation: isSidecar
      ? 'Keep the injector off pods for Windows, by the annotation of the pod or the label of its namespace.'
      : 'Give these pods the node selector kubernetes.io/os: linux.',
    facts: [fact],
  },
]

/** What the container of an image starts, where that is a program of Windows. */
const programOf = ({ value }: Manifest, path: Node['path']): string | undefined => {
  const program = valueAt(value, [...path.slice(0, -1), 'command', 0])
  return typeof program === 'string' && /(?:\.exe|^cmd|^powershell)$/i.test(program)
    ? program
    : undefined
}

const ofTag = (
  path: Node['path'],
  image: string,
  program: string | undefined,
): readonly LintViolation[] => {
  const tag = linuxTagIn(image)
  if (!tag) return []
  if (program !== undefined)
    return [
      {
        path,
        basis: 'advice',
        message: `${pathText(path)} is ${image}. ${tag.why} The container starts ${program.slice(0, 80)}: either the image is built for Windows under that tag all the same, or the pod does not start.`,
        facts: [tag.fact],
      },
    ]
  return [
    {
      path,
      basis: 'fails',
      message: `${pathText(path)} is ${image}. ${tag.why} A Windows node finds no image for itself there.`,
      remediation: 'Name a tag for the Windows release of the node, such as nanoserver-ltsc2022.',
      facts: [tag.fact],
    },
  ]
}

/** A pod that asks for Linux nodes itself. */
const ofWindows = (images: readonly Node[]): readonly LintViolation[] =>
  images.flatMap(({ path, value: image }) =>
    typeof image === 'string' && releaseOfImage(image) !== undefined
      ? [
          {
            path,
            basis: 'fails' as const,
            message: `${pathText(path)} is ${image}, an image for Windows, and the pod asks for Linux nodes, which cannot run it.`,
            remediation: `Ask for Windows nodes: ${scheduling.osLabel.value.key}: ${scheduling.osLabel.value.value}.`,
            facts: [scheduling.osLabel],
          },
        ]
      : [],
  )
