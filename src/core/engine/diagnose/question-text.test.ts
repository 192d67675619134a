import { expect, test } from 'vitest'
import { commandsFor, questionsText } from './question-text.ts'

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
