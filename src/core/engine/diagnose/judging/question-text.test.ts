import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { askedOnce, commandsFor, questionsText } from './question-text.ts'

const question = {
  ask: 'Kubernetes version of the node?',
  when: 'From 1.24 on',
  messages: ['--network-plugin stops the kubelet.'],
  about: ['kubernetesVersion', 'windowsRelease'],
  decides: ['flag-known'],
} as const

test('one command answers several questions once', () =>
  expect(commandsFor(question)).toEqual(['kubectl get nodes -o wide']))

test('the list asks each question with its command, then for the rest', () =>
  expect(
    questionsText(
      [question],
      [
        { command: 'kubectl get nodes -o wide', why: '' },
        { command: 'ipconfig /all', why: '' },
      ],
    ),
  ).toBe(
    [
      '1. Kubernetes version of the node?',
      '   Please send the output of: kubectl get nodes -o wide',
      'Please also send the output of:',
      '- ipconfig /all',
    ].join('\n'),
  ))

test('without a question it asks for the output alone', () =>
  expect(questionsText([], [{ command: 'ver', why: '' }])).toBe(
    'Please send the output of:\n- ver',
  ))

test('what several faults depend on is asked once', () => {
  const later = { ...question, when: 'From 1.27 on', messages: ['--container-runtime stops it.'] }
  expect(askedOnce([question, later])).toEqual([
    {
      ask: question.ask,
      about: question.about,
      cases: [question, later].map(({ when, messages }) =>
        expect.objectContaining({ when, messages }),
      ),
    },
  ])
  expect(questionsText([question, later])).not.toContain('2. ')
})

test('a fault of many minors is one, at the oldest of them, and keeps its own words', () => {
  const { questions } = diagnose([
    {
      name: 'start.ps1',
      text: 'kubelet.exe --container-runtime=remote --feature-gates=WindowsHostProcessContainers=true --cgroups-per-qos=false --enforce-node-allocatable=',
    },
  ])
  expect(questions).toContainEqual(
    expect.objectContaining({
      when: 'From 1.27 on',
      messages: [expect.stringMatching(/--container-runtime up to 1\.26; 1\.27 stops/)],
    }),
  )
  expect(questions).toContainEqual(expect.objectContaining({ when: 'From 1.28 on' }))
})

test('what no version decides is asked too', () => {
  const { questions } = diagnose([
    { name: 'a.txt', text: 'kubelet.exe --network-plugin=cni --hostname-override=win-1' },
  ])
  expect(questions.map(({ ask }) => ask)).toContain('Kubernetes version of the node?')
})

test('answers are listed as people list them', () => {
  const { questions } = diagnose([
    {
      name: 'a.txt',
      text: 'Kubernetes 1.20.0, Docker\n\nkubelet.exe --network-plugin=cni\n',
    },
  ])
  expect(questions.map(({ when }) => when)).toContain('With sdnbridge, sdnoverlay or nat')
})
