import { expect, test } from 'vitest'
import { withCodeApart } from './code-apart.ts'
import { linesOf } from '../lines.ts'

const apart = (text: string) =>
  withCodeApart(linesOf(text))
    .filter((line) => line.text !== '')
    .map(({ text: own, number, indent }) => [own.trim(), number, indent])

test.each([
  ['* az aks nodepool list -g a', ['az aks nodepool list -g a', 1, 2]],
  ['  2. sc.exe create a binPath= b', ['sc.exe create a binPath= b', 1, 5]],
  ['- {"data-root": "D:/docker"}', ['{"data-root": "D:/docker"}', 1, 2]],
])('an item of a list that is code: %s', (text, line) => expect(apart(text)).toEqual([line]))

test.each([
  'spec:\n  postKubeadmCommands:\n  - nssm set kubelet start SERVICE_AUTO_START\n  - sc.exe config kubelet start= auto',
  'name: setup\nsteps:\n- helm install a b',
  '    cmds:\n      - curl.exe -L -o a.exe https://example.com/a.exe',
])('an item of a list in YAML is part of it: %s', (text) => {
  const lines = linesOf(text)
  expect(withCodeApart(lines)).toEqual(lines)
})

test.each([
  'OS: Windows Server 2022\nCommands:\n- nssm set kubelet start SERVICE_AUTO_START',
  '  steps:\n  - echo a\n\n- nssm set kubelet start SERVICE_AUTO_START',
])('one below words is code: %s', (text) =>
  expect(apart(text).at(-1)?.[0]).toBe('nssm set kubelet start SERVICE_AUTO_START'),
)

test.each([
  'MY_ADDRESS=`curl -s http://checkip.example.com/`',
  '  export KEY="`eksctl get cluster -o json`"',
])('what a shell puts into a variable stays where it is: %s', (text) => {
  const lines = linesOf(text)
  expect(withCodeApart(lines)).toEqual(lines)
})

test('code in a sentence', () =>
  expect(apart('We ran `eksctl create cluster -f a.yaml` today.')).toEqual([
    ['We ran', 1, 0],
    ['eksctl create cluster -f a.yaml', 1, 8],
    ['today.', 1, 40],
  ]))

test.each([
  'The docs say `eksctl create cluster -f a.yaml`.',
  'You should run `nssm set kubelet Start SERVICE_AUTO_START` there.',
  'We do not run `az aks nodepool add -n win`.',
  'It is `containerd` and `kubelet.exe --v=2`.',
  '* containerd 1.7',
  '* {"a": 1} and more',
  'az aks nodepool add `\n  -n win',
])('what stays as it is: %s', (text) => {
  const lines = linesOf(text)
  expect(withCodeApart(lines)).toEqual(lines)
})
