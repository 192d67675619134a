import { expect, test } from 'vitest'
import { isOnlyHeader } from './header-only.ts'

const text = (query: string, body: string) =>
  `# Windows Node Wizard 0.1.0\n# #/plan?${query}\n${body}\n`

test('another link alone is a difference of the header', () => {
  expect(isOnlyHeader(text('cni=flannel', 'a: 1'), text('cni=calico', 'a: 1'))).toBe(true)
})

test('another line is a difference of the content, whatever the link', () => {
  expect(isOnlyHeader(text('cni=flannel', 'a: 1'), text('cni=calico', 'a: 2'))).toBe(false)
  expect(isOnlyHeader(text('cni=flannel', 'a: 1'), text('cni=flannel', 'a: 2'))).toBe(false)
})
