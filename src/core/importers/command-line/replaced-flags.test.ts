import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'
import { withoutReplaced } from './replaced-flags.ts'

test.each([
  ['--a-b=x replaced by --a-b=y', ['--a-b=y']],
  ['--a-b=x, changed to --a-b=y --v=2', ['--a-b=y', '--v=2']],
  ['from --a-b=x to --a-b=y', ['--a-b=y']],
  ['--a-b=x -> --a-b=y', ['--a-b=y']],
  ['`--a-b=x` → `--a-b=y`', ['--a-b=y']],
  ['--a-b=y instead of --a-b=x', ['--a-b=y']],
  ['--a-b=x and --a-b=y', ['--a-b=x', '--a-b=y']],
  ['--a-b=x replaced by --c-d=y', ['--a-b=x', '--c-d=y']],
])('%j leaves %j', (text, left) => {
  const found = withoutReplaced(text)
  expect(found).toHaveLength(text.length)
  expect(found.match(/--[a-z][\w=-]+/g)).toEqual(left)
})

test('a flag that another one replaced is not there twice', () => {
  const ids = (text: string) => diagnose([{ name: 'a.txt', text }]).findings.map(({ id }) => id)
  const words = 'We changed it: kube-proxy: --proxy-mode=userspace'
  expect(ids(`${words} replaced by --proxy-mode=kernelspace\n`)).not.toContain('flag-repeated')
  expect(ids(`${words} --proxy-mode=kernelspace\n`)).toContain('flag-repeated')
})
