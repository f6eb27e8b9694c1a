// What those who look after the server ask for and do. Each act is written down by the server.
import { ask } from '$lib/rest'
import type { Ban, Deed, ServerFigures, Flag, Known, Listed, MadeBackup, MadePass, MadeReset, NewBan, NewPass, Pass, Person, PersonPage, Report, ReportPage, TalkLine } from '../types/rest'

const query = (given: Record<string, string | number | null>) =>
  new URLSearchParams(Object.entries(given).filter(([, value]) => value !== null && value !== '').map(([name, value]) => [name, String(value)])).toString()

export const office = {
  figures: () => ask<ServerFigures>('GET', '/api/admin/figures'),
  clean: (dry: boolean) => ask<Record<string, number>>('POST', '/api/admin/clean', { dry }),
  backUp: () => ask<MadeBackup>('POST', '/api/admin/backup'),
  people: (search: string) => ask<Known[]>('GET', `/api/admin/people?${query({ search })}`),
  person: (id: string) => ask<PersonPage>('GET', `/api/admin/people/${id}`),
  rename: (id: string, name: string | null, why: string) => ask<Person>('POST', `/api/admin/people/${id}/rename`, { name, why }),
  signOut: (id: string, why: string) => ask<null>('POST', `/api/admin/people/${id}/sign-out`, { why }),
  resetPassword: (id: string, mail: boolean, why: string) => ask<MadeReset>('POST', `/api/admin/people/${id}/reset-password`, { mail, why }),
  secondFactorOff: (id: string, why: string) => ask<null>('POST', `/api/admin/people/${id}/second-factor-off`, { why }),
  remove: (id: string, why: string) => ask<null>('POST', `/api/admin/people/${id}/remove`, { why }),
  bans: () => ask<Ban[]>('GET', '/api/admin/bans'),
  ban: (ban: NewBan) => ask<null>('POST', '/api/admin/bans', ban),
  lift: (who: string, why: string) => ask<null>('POST', '/api/admin/bans/lift', { who, why }),
  tables: (search: string, status: string) => ask<Listed[]>('GET', `/api/admin/tables?${query({ search, status })}`),
  talk: (table: string) => ask<TalkLine[]>('GET', `/api/admin/tables/${table}/talk`),
  hide: (table: string, at: number, hidden: boolean, why = '') => ask<null>('POST', `/api/admin/tables/${table}/talk/${at}/hide`, { hidden, why }),
  closeTable: (table: string, why: string) => ask<null>('POST', `/api/admin/tables/${table}/close`, { why }),
  removeTable: (table: string, why: string) => ask<null>('POST', `/api/admin/tables/${table}/remove`, { why }),
  reports: (status: string) => ask<Report[]>('GET', `/api/admin/reports?${query({ status })}`),
  report: (id: string) => ask<ReportPage>('GET', `/api/admin/reports/${id}`),
  take: (id: string) => ask<Report>('POST', `/api/admin/reports/${id}/take`),
  close: (id: string, note: string) => ask<Report>('POST', `/api/admin/reports/${id}/close`, { note }),
  passes: () => ask<Pass[]>('GET', '/api/admin/invitations'),
  invite: (pass: NewPass) => ask<MadePass>('POST', '/api/admin/invitations', pass),
  revoke: (id: string) => ask<null>('DELETE', `/api/admin/invitations/${id}`),
  flags: (before: number | null) => ask<Flag[]>('GET', `/api/admin/flags?${query({ before, most: 50 })}`),
  audit: (before: number | null) => ask<Deed[]>('GET', `/api/admin/audit?${query({ before, most: 50 })}`),
}
