import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const images = (text: string) => {
  const { findings, observations } = diagnose([{ name: 'a.txt', text }])
  return {
    disagree: findings.some(({ id }) => id === 'values-disagree'),
    images: observations.flatMap(({ decision, value }) => (decision === 'image' ? [value] : [])),
  }
}

const init = `Init Containers:
  copy:
    Image:         registry.example/copy:v3.26
`
const main = `Containers:
  agent:
    Image:         registry.example/agent:v3.26
`

test.each([
  ['of a pod', `Name:  agent-1\nNamespace:  shop\nNode:  win-a/10.0.0.4\n${init}${main}`, 2],
  [
    'of a Deployment',
    `Name:  shop\nNamespace:  default\nPod Template:\n  Containers:\n   web:\n    Image:  example/web:1\n   logs:\n    Image:  example/logs:2\n`,
    2,
  ],
  [
    'of two pods',
    `Name:  agent-1\nNamespace:  shop\n${main}\n\nName:  copy-1\nNamespace:  shop\n${main.replace('agent:v3', 'copy:v3')}`,
    2,
  ],
])('the containers %s have images of their own', (_, text, count) => {
  const read = images(text)
  expect(read.disagree).toBe(false)
  expect(read.images).toHaveLength(count)
})

test('jobs of a pipeline have an image each', () =>
  expect(
    images('jobs:\n- name: one\n  image: example/one:1\n- name: two\n  image: example/two:1\n')
      .disagree,
  ).toBe(false))

test('items of a list name releases, with others between them', () =>
  expect(
    images(
      'It takes these nodes:\n\n* Windows Server 2019 with Docker\n* Windows Server 2019 with containerd\n* Windows Server 2022 with containerd\n',
    ).disagree,
  ).toBe(false))
