import { testLint } from '../../../testing/test-lint.ts'
import { mergeMarksLint } from './merge-marks.ts'

const object = (spec: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: a\n${spec}`

testLint(mergeMarksLint, {
  valid: [
    { name: 'a file', text: object('spec: {}\n') },
    { name: 'a title', text: `Title\n=======\n\n${object('spec: {}\n')}` },
  ],
  invalid: [
    {
      name: 'a merge that is not finished',
      text: object(
        '<<<<<<< HEAD\nspec: { replicas: 1 }\n=======\nspec: { replicas: 2 }\n>>>>>>> a\n',
      ),
      messages: [/Two sides of a merge stand here/],
      severity: 'warning',
    },
  ],
})
