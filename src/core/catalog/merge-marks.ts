import { inferred } from './fact.ts'

/** Lines that Git leaves in a file whose merge is not finished; what reads the file has no such lines. */
export const mergeMarks = inferred(
  ['<<<<<<<', '=======', '>>>>>>>'],
  ['github Community-Access/git-going-with-github/wiki/solution-07-merge-conflict'],
)
