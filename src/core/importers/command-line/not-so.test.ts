import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value }) => [name, value]),
  )

test.each([
  'In the Microsoft guide it shows: kubelet.exe --v=4 --max-pods=30',
  'Before the upgrade we had kubelet with --max-pods=30, now it is 50.',
  'In the lab kubelet runs with --max-pods=30 and works.',
  'Somebody on the mailing list runs kubelet with --max-pods=30 --v=4.',
  'Upstream kubelet has --max-pods=30 as its default.',
  'Do not run: kubelet.exe --max-pods=30 --v=4',
  'On Windows the kubelet has its own, on Linux kubelet gets: --max-pods=30',
  'the Linux kubelet process runs with --max-pods=30, that of Windows with --max-pods=50',
  'kubelet 1.24.3 without --max-pods=30 is what we have',
  'For example: kubelet.exe --max-pods=30 --v=4',
  'Earlier we had: kubelet.exe --max-pods=30 --v=4',
  'another cluster has this → kubelet.exe --max-pods=30 --v=4',
  'Old: kubelet.exe --max-pods=30 --v=4\nNew: kubelet.exe --max-pods=50 --v=4',
])('no flag of this setup: %s', (text) =>
  expect(read(text)).not.toContainEqual(['kubelet.flag.max-pods', '30']),
)

test.each([
  'Old: kubelet.exe --max-pods=50 --v=4\nNew: kubelet.exe --max-pods=30 --v=4',
  'We tried to start kubelet with --max-pods=30 --v=4 and it exits.',
  'We followed the documentation and kubelet runs with --max-pods=30.',
  'Our Windows nodes (1.24.3) start it so: kubelet.exe --max-pods=30 --v=4',
  'I can see that kubelet runs with --max-pods=30 there.',
])('a flag of this setup: %s', (text) =>
  expect(read(text)).toContainEqual(['kubelet.flag.max-pods', '30']),
)
