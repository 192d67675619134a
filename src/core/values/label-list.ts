/** The labels of a list with commas between them: `a=b,c=d`. */
export const labelsOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(',').flatMap((one) => {
      const [, key, value = ''] = /^([^=]+)=(.*)$/.exec(one) ?? []
      return key === undefined ? [] : [[key, value] as const]
    }),
  )
