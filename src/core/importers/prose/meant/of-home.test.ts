import { expect, test } from 'vitest'
import { isOfHome } from './of-home.ts'

test.each([
  ['At home I have Flannel ', '0.26.1. Here it is Calico 3.28.'],
  ['Zu Hause habe ich Kubernetes ', '1.31. Hier ist es 1.28.'],
  ['At home I run ', '1.31 fine. At work we have 1.28 and it fails.'],
])('what there is at home is not here: %s', (ahead, behind) =>
  expect(isOfHome(ahead, behind)).toBe(true),
)

test.each([
  ['At home I have Flannel ', '0.26.1 and one Windows node.'],
  ['At home I have Flannel ', '0.26.1, and pods get stuck. Here nobody uses it.'],
  ['Here we have Flannel ', '0.26.1. At work nobody else knows it.'],
  ['The home page names Flannel ', '0.26.1. Here it is Calico 3.28.'],
])('the one at home is meant, or none: %s', (ahead, behind) =>
  expect(isOfHome(ahead, behind)).toBe(false),
)
