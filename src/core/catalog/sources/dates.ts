/** When the commit was made that a source is read at, as `YYYY-MM-DD`, for the commits whose date was kept. */
const commitDates: Readonly<Record<string, string>> = {
  '0be4b9ccb94d8450f918724a93fb4c7d89d6eefe': '2026-08-22',
  '1d927085dd81a9df9301e613f371dac5b4d16bfe': '2026-08-21',
  '111a1ba9bc520513125324c90aa3a8b80321fc13': '2026-08-21',
  '2cf09d78547d32975570a4b9ba5496bdfe26abeb': '2026-07-01',
  '4643fc9cc204607d05324c032052b6a3d118711c': '2026-08-04',
  '4d52b4d05e3478582e7d10a73cbd9ba9194dd5f7': '2024-12-18',
  '69ec3a40a818ccbc32b8ce88c84609404d8cb7a2': '2026-08-19',
  '8d1c890900df47080a5a3a0de0ad06da110af845': '2026-08-07',
  '9477b7b1df1f0bd431cdabbb39fbdcd21cb82602': '2026-08-20',
  '99984adb6164ece593c0728523b7f497ea61d60e': '2026-08-21',
  ae63061efb154adbbd4605958c506aae8fc1d03c: '2026-07-22',
  b8d425119bdba371202882b808f202c6073a46cc: '2026-04-23',
  dc0243ad2cf41ff631097731852f18827de332c2: '2026-05-04',
  dff90cee9a6e8e22c6d0f3efef0f9a77fc223be4: '2026-08-21',
  eb25dbc703701fa38c3f65c89a1896baa375e5ed: '2026-08-23',
  fb060abe6a8fef960d4c487b543bf7b1e97808fe: '2026-08-21',
  fed268827e21ca48a74c38215c316dd343364ef5: '2026-08-21',
}

/** The day of what stands at an address; undefined for what has no day but that of the catalog. */
export function sourceDate(url: string): string | undefined {
  const [commit = ''] = /[0-9a-f]{40}/.exec(url) ?? []
  return commitDates[commit]
}

/**
 * The commits whose date is kept.
 * @internal for tests
 */
export const datedCommits = Object.keys(commitDates)
