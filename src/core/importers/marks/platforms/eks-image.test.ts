import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { eksImagesIn } from './eks-image.ts'

const read = (text: string) =>
  eksImagesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line, column }) => [name, value, line, column],
  )

test.each([
  '/aws/service/ami-windows-latest/Windows_Server-2019-English-Core-EKS_Optimized-1.29/image_id',
  'name   = "Windows_Server-2019-English-Full-EKS_Optimized-1.29-2024.06.17"',
  '- name: Windows_Server-2019-English-Core-EKS_Optimized-1.29*',
  '"Name": "Windows_Server-2019-English-Full-EKS_Optimized-1.29-*",',
])('%s', (text) => {
  const found = read(text)
  expect(found.map(([name, value]) => [name, value])).toEqual([
    ['platform', 'eks'],
    ['windowsRelease', 'ltsc2019'],
    ['kubernetesVersion', '1.29'],
  ])
  expect(text.slice(Number(found[2]?.[3]) - 1)).toMatch(/^1\.29/)
})

test('a minor that is filled in is not known', () => {
  expect(
    read('Windows_Server-2022-English-Core-EKS_Optimized-${var.version}').map(([name]) => name),
  ).toEqual(['platform', 'windowsRelease'])
})

test('each image is told once', () => {
  const one = 'Windows_Server-2022-English-Core-EKS_Optimized-1.30'
  expect(read(`${one}\n${one}\n`.repeat(500))).toHaveLength(3)
})

const template = (image: string, more = '') => `[
  { "ParameterKey": "NodeImageIdSSMParam", "ParameterValue": "/aws/service/${image}/image_id" },
  { "ParameterKey": "BootstrapArguments", "ParameterValue": "${more}" }
]`
const windows = 'ami-windows-latest/Windows_Server-2022-English-Core-EKS_Optimized-1.30'
const ofLinux = "--kubelet-extra-args '--node-labels=a=b'"

test('arguments of the start script for Linux in a template for Windows', () => {
  expect(read(template(windows, ofLinux))).toContainEqual([
    'pool.extraArgs',
    '--kubelet-extra-args',
    3,
    62,
  ])
})

test.each([
  template(windows, "-KubeletExtraArgs '--node-labels=a=b'"),
  template('eks/optimized-ami/1.30/amazon-linux-2/recommended', ofLinux),
  `${template(windows)}\n${template('eks/optimized-ami/1.30/amazon-linux-2/recommended', ofLinux)}`,
])('no such argument of Windows nodes: %s', (text) => {
  expect(read(text).map(([name]) => name)).not.toContain('pool.extraArgs')
})

test('a node of another distribution has the kubelet of that, and not of the image', () => {
  const image = 'ami: Windows_Server-2019-English-Core-EKS_Optimized-1.15-2020.12.11'
  for (const version of ['v1.18.6-rancher1-1', 'v1.28.4+rke2r1']) {
    expect(read(`${version}\n${image}`).map(([name, value]) => [name, value])).toEqual([
      ['windowsRelease', 'ltsc2019'],
    ])
  }
})
