import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const idsIn = (text: string) => diagnose([{ name: 'mail.txt', text }]).findings.map(({ id }) => id)

test('a comment that names the step of the command below it is no complaint', () => {
  const commands =
    'Utilities within a Windows container of our AKS cluster:\n\n# Check fonts\nreg query "HKLM\\SOFTWARE"\n\n# Change time zone\ntzutil /s "Mountain Standard Time"\n'
  expect(idsIn(commands)).not.toContain('symptom-tw-09')
})

test('a heading that tells of a fault is one', () =>
  expect(
    idsIn('# Windows containers show the wrong time zone\n\nThe time is two hours off.\n'),
  ).toContain('symptom-tw-09'))
