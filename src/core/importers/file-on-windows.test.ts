import { expect, test } from 'vitest'
import { toDocument } from '../model/document.ts'
import { linesOf } from '../text/lines.ts'
import { ofWindowsNode } from './file-on-windows.ts'

const isOnWindows = (told: object) =>
  ofWindowsNode(toDocument('sent.txt', { lines: linesOf('a: 1'), isFenced: true, ...told }))
    .isOnWindows === true

test.each([
  { title: 'C:\\var\\lib\\kubelet\\config.yaml' },
  { command: 'type C:\\k\\config.yaml' },
  { command: 'Get-Content .\\config.yaml', isTypedOnWindows: true },
  { above: 'Hello,\nour C:\\var\\lib\\kubelet\\config.yaml is:' },
])('a file on Windows: %j', (told) => expect(isOnWindows(told)).toBe(true))

test.each([
  {},
  { title: '/var/lib/kubelet/config.yaml' },
  { command: 'kubectl get cm -o yaml', isTypedOnWindows: true },
  { above: 'C:\\k\\config.yaml looks right.\nThat of the Linux node:' },
])('no such file: %j', (told) => expect(isOnWindows(told)).toBe(false))
