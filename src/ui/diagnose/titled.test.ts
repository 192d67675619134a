import { expect, test } from 'vitest'
import { titled } from './titled.ts'

test.each([
  ['Flannel on Windows refuses VNI 1; it must be 4096 or higher.', ''],
  ['HyperVContainer is off in 1.14.8.', ' The pod starts with process isolation.'],
  ['“The container operating system does not match”', '. Likely cause: the image is older.'],
  ['“open subnet.env: not found. Sorry”', ': flanneld has not written it.'],
  ['The log says “it failed. Bye”.', ' Look at the next line.'],
  ['Support ended on 2025-02-28.', ' --v is of no account.'],
])('%s is the title', (title, rest) => expect(titled(title + rest)).toEqual([title, rest]))
