import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const line = 'C:\\k\\kubelet.exe --v=2 --network-plugin=cni --kubeconfig=C:\\k\\config'
const errors = (text: string) =>
  diagnose([{ name: 'a.md', text: `Kubernetes 1.19.4 on Windows Server 2019.\n\n${text}\n` }])
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ id }) => id)

test.each([
  `The kubelet starts with (the rest is left out):\n\n\`\`\`\n${line}\n\`\`\``,
  `Relevant part of the command line:\n${line}`,
  `Its flags, shortened:\n\n    ${line}`,
  `It runs, among others, with:\n\n${line}`,
  line.replace(' --network', ' ... --network'),
  `${line} [...]`,
  line.replace(/^\S+/, 'KUBELET_EXTRA_ARGS='),
  'kubelet.exe --cgroups-per-qos=false --v=2 is what we added',
  'We just added these flags: kubelet.exe --cgroups-per-qos=false --v=2',
  'We added this:\n\n    kubelet.exe --cgroups-per-qos=false --v=2',
  `${line} was added yesterday.`,
  `The whole command line follows tomorrow:\n\n${line}`,
])('who shows a part of a command has left out nothing: %s', (text) =>
  expect(errors(text)).toEqual([]),
)

test.each([
  `The rest of the log is left out.\n\nThe kubelet starts with:\n\n\`\`\`\n${line}\n\`\`\``,
  `The full command line:\n${line}`,
  `The whole command line follows:\n${line}`,
  `We added a Windows node. It starts with:\n${line}`,
  `A Windows node was added. It starts with:\n${line}`,
  `The relevant part of the log is below, the kubelet as well.\n\n\`\`\`\n${line}\n\`\`\``,
  line,
])('of a whole command it is known what it lacks: %s', (text) =>
  expect(errors(text)).toEqual(['kubelet-cgroups', 'kubelet-cgroups']),
)

test('a line that somebody typed without its cluster is a part', () =>
  expect(errors('kubelet.exe --network-plugin=cni --v=4 --max-pods=30')).toEqual([]))

test('one with half of what Windows needs is not', () =>
  expect(errors('kubelet.exe --cgroups-per-qos=false --v=4 --max-pods=30')).toEqual([
    'kubelet-cgroups',
  ]))

test('one of a service is not', () =>
  expect(
    errors(
      '```\nnssm get kubelet AppParameters\n--network-plugin=cni --v=4 --hostname-override=a\n```',
    ),
  ).toEqual(['kubelet-cgroups', 'kubelet-cgroups']))

test.each([
  'kubelet.exe --kubeconfig=C:\\k\\config --kubecon...',
  'kubelet.exe --kubeconfig=C:\\k\\config --cgroups-per-qos=false --enforce-nod…',
  'kubelet.exe --kubeconfig=C:\\k\\config --cgroups-per-qos=...',
  'kubelet.exe --kubeconfig=C:\\k\\config --hostname-override a...',
])('a line for which a console had no room is a part: %s', (text) =>
  expect(errors(text)).toEqual([]),
)

test('what stands before the cut, or around what is left out, is judged', () => {
  expect(errors('kubelet.exe --kubeconfig=a --allow-privileged=true --kubecon...')).toEqual([
    'flag-known',
  ])
  expect(errors('kubelet.exe --kubeconfig=... --cgroups-per-qos=false --v=4')).toEqual([
    'kubelet-cgroups',
  ])
})

test('what a part holds is judged all the same', () =>
  expect(errors(`Part of its arguments:\n${line} --allow-privileged=true`)).toEqual(['flag-known']))
