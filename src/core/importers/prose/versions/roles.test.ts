import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { rolesIn } from './roles.ts'

const read = (text: string) =>
  rolesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false }))
    .filter(({ name }) => /^(?:kubernetesVersion|controlPlaneVersion)$/.test(name))
    .map(({ name, value }) => `${name}=${String(value)}`)

test.each([
  ['cp 1.30, windows nodes 1.27', ['controlPlaneVersion=1.30', 'kubernetesVersion=1.27']],
  [
    'Masters are 1.29.3 and the Windows workers 1.26.1.',
    ['controlPlaneVersion=1.29', 'kubernetesVersion=1.26'],
  ],
  ['K8s version 1.27 on Linux nodes, 1.26 on Windows nodes', ['kubernetesVersion=1.26']],
  ['KubeadmControlPlane is v1.32.0', ['controlPlaneVersion=1.32']],
  ['Our control plane (KCP) is still at 1.32.0', ['controlPlaneVersion=1.32']],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))

test.each([
  'Windows workers 1.25 -> 1.29',
  'Our Windows nodes 1.25 to 1.29',
  'Windows nodes 1.25 GB of memory',
  'linux nodes 1.27',
  'kubectl get nodes shows v1.28.3 for linux and another for Windows.',
  'No Windows nodes 1.27 any more',
  'Images of 1.27 on Windows nodes fail',
])('reads no version: %s', (text) => expect(read(text)).toEqual([]))
