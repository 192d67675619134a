import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const vniIn = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.flatMap(({ decision, value }) =>
    decision === 'vni' ? [value] : [],
  )

test.each([
  'Our pods on Windows run now. The cause was VNI 1 in flannel. We have set it to 4096.',
  'The mistake was VNI 1, it has been changed to 4096. Flannel on Windows is fine.',
  'Der Fehler war VNI 1. Wir haben sie auf 4096 gesetzt, Flannel läuft auf den Windows-Knoten.',
])('what was mended is no more: %s', (text) => expect(vniIn(text)).not.toContain(1))

test.each([
  'The problem is VNI 1 in flannel on our Windows nodes. How do we change it?',
  'The cause was VNI 1 in flannel, we think. It is so on all Windows nodes.',
  'Flannel has VNI 1. The problem was on Windows only. We changed the nodes.',
])('what is there stays: %s', (text) => expect(vniIn(text)).toContain(1))
