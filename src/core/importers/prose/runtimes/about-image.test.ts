import { expect, test } from 'vitest'
import { isAboutImage } from './about-image.ts'

const image = 'mcr.microsoft.com/windows/servercore:ltsc2025'
const build = '10.0.26100.3194'
const read = (line: string) => isAboutImage(line, build, line.indexOf(build))

test.each([
  `The image ${image}, pulled today, has build ${build}.`,
  `The image ${image} is ${build}.`,
  `The image for our shop ${image}, which we built in May, reports OS version ${build}.`,
  `Pods in the pool, with the image ${build}, fail.`,
  `${image}, pulled today, has build ${build}, our Windows nodes are older.`,
])('of the image: %s', (line) => expect(read(line)).toBe(true))

test.each([
  `The image ${image}, pulled today, runs on nodes with build ${build}.`,
  `The image ${image} fails, the OS build is ${build}.`,
  `Our image ${image}, whose hosts are Windows Server, build ${build}, fails.`,
  `One pool of 4 Windows nodes, image ${build}.`,
  `Un pool Windows de 4 nœuds, image ${build}.`,
  `Our golden image, built last week, has Windows build ${build}.`,
])('of the host: %s', (line) => expect(read(line)).toBe(false))

const release = 'Windows Server 2025'
const isOfImage = (line: string) => isAboutImage(line, release, line.indexOf(release))

// What a machine was made of is what it has; what a container was made of is not.
test.each([
  ['We rebuilt node WIN-PRD-07 from a fresh Windows Server 2025 image.', false],
  ['Node win-7 was installed from the Windows Server 2025 image.', false],
  ['The workers were provisioned with our Windows Server 2025 base image.', false],
  ['We reinstalled the Windows node from a clean Windows Server 2025 image last week.', false],
  ['The VM template was built with image-builder for Windows Server 2025.', false],
  ['image-builder has images for Windows Server 2025.', true],
  ['The container on node win-7 was built from a Windows Server 2025 image.', true],
  ['On node win-7 we built the shop from a Windows Server 2025 image.', true],
  ['We rebuilt our app from a fresh Windows Server 2025 image.', true],
  ['Pods made from a Windows Server 2025 image fail.', true],
])('%s', (line, expected) => expect(isOfImage(line)).toBe(expected))
