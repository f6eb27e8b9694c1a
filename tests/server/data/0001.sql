-- A database as revision 0001 left it, with people, games and a tournament in it; Anna's password: correct horse.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE bans (
	id INTEGER NOT NULL, 
	person_id VARCHAR(16), 
	address VARCHAR(45), 
	reason VARCHAR(200) NOT NULL, 
	until BIGINT, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_bans PRIMARY KEY (id), 
	CONSTRAINT fk_bans_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "bans" VALUES(1,NULL,'203.0.113.7','Спам',NULL,1794853030870);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	room VARCHAR(10) NOT NULL, 
	person_id VARCHAR(16) NOT NULL, 
	text VARCHAR(300) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT ck_chat_room CHECK (room IN ('players', 'watchers')), 
	CONSTRAINT fk_chat_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES(1,'ImX6ACWWVnBF','players','LxHMge1mWUuW','Привет!',1794853028558);
CREATE TABLE entrants (
	tournament_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	person_id VARCHAR(16), 
	bot VARCHAR(24), 
	withdrawn BOOLEAN NOT NULL, 
	CONSTRAINT pk_entrants PRIMARY KEY (tournament_id, number), 
	CONSTRAINT fk_entrants_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT fk_entrants_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE, 
	CONSTRAINT uq_entrants_tournament_id_person_id UNIQUE (tournament_id, person_id)
);
INSERT INTO "entrants" VALUES('qDt7k0nfkIfI',1,'YwsbSgWwq1rg',NULL,0);
INSERT INTO "entrants" VALUES('qDt7k0nfkIfI',2,NULL,'random',0);
INSERT INTO "entrants" VALUES('qDt7k0nfkIfI',3,NULL,'random',0);
CREATE TABLE inputs (
	table_id VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(5) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	action_id VARCHAR(36), 
	bot VARCHAR(24), 
	clocks TEXT, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_inputs PRIMARY KEY (table_id, seq), 
	CONSTRAINT ck_inputs_kind CHECK (kind IN ('start', 'act', 'cut', 'end')), 
	CONSTRAINT fk_inputs_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_inputs_table_id_seat_action_id UNIQUE (table_id, seat, action_id)
);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',1,'start',NULL,'* blue
* red
* 1
* tavern
* inn
* theatre
* inn
* market
* forge',NULL,NULL,NULL,1794853028342);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',2,'act',0,'1 tavern a1
* orangery','a-1',NULL,NULL,1794853028621);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',3,'act',1,'2 market a2
* villa','a-2',NULL,NULL,1794853028624);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',4,'act',0,'1 orangery a1','a-3',NULL,NULL,1794853028628);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',5,'act',0,'1 a1/1','a-4',NULL,NULL,1794853028629);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',6,'act',0,'1 a2/1
* forge','a-5',NULL,NULL,1794853028634);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',7,'act',1,'2 inn a3
* park','a-6',NULL,NULL,1794853028635);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',8,'act',0,'1 inn a2
* park','a-7',NULL,NULL,1794853028650);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',9,'act',1,'2 park a1
* tavern','a-8',NULL,NULL,1794853028658);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',10,'act',0,'1 park a4
* barracks','a-9',NULL,NULL,1794853028670);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',11,'act',1,'2 tavern a5','a-10',NULL,NULL,1794853028679);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',12,'act',1,'2 a1
* watchtower','a-11',NULL,NULL,1794853028734);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',13,'act',0,'1 barracks a6
* watchtower','a-12',NULL,NULL,1794853028745);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',14,'act',1,'2 watchtower a5
* orangery','a-13',NULL,NULL,1794853028749);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',15,'act',0,'1 watchtower a7
* library','a-14',NULL,NULL,1794853028767);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',16,'act',1,'2 orangery a6','a-15',NULL,NULL,1794853028769);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',17,'act',1,'2 a1/1','a-16',NULL,NULL,1794853028771);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',18,'act',1,'2 a2/1
* barracks','a-17',NULL,NULL,1794853028772);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',19,'act',0,'1 theatre a8','a-18',NULL,NULL,1794853028773);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',20,'act',0,'1 a2
* market','a-19',NULL,NULL,1794853028774);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',21,'act',1,'2 barracks b1
* temple','a-20',NULL,NULL,1794853028777);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',22,'act',0,'1 market a1','a-21',NULL,NULL,1794853028779);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',23,'act',0,'1 a4','a-22',NULL,NULL,1794853028780);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',24,'act',1,'2 temple a4
* library','a-23',NULL,NULL,1794853028781);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',25,'act',0,'1 park a3
* villa','a-24',NULL,NULL,1794853028782);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',26,'act',1,'2 villa b4
* theatre','a-25',NULL,NULL,1794853028783);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',27,'act',0,'1 villa b3
* temple','a-26',NULL,NULL,1794853028785);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',28,'act',1,'2 theatre b2','a-27',NULL,NULL,1794853028786);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',29,'act',1,'2 a1','a-28',NULL,NULL,1794853028787);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',30,'act',0,'1 temple b1','a-29',NULL,NULL,1794853028788);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',31,'act',1,'2 forge b7','a-30',NULL,NULL,1794853028789);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',32,'act',1,'2 a7','a-31',NULL,NULL,1794853028790);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',33,'act',0,'1 forge b8','a-32',NULL,NULL,1794853028791);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',34,'act',0,'1 a8','a-33',NULL,NULL,1794853028792);
INSERT INTO "inputs" VALUES('ImX6ACWWVnBF',35,'act',0,'1 a2','a-34',NULL,NULL,1794853028794);
INSERT INTO "inputs" VALUES('rvUfKio8trOX',1,'start',NULL,'* red
* blue
* 2
* watchtower
* villa
* inn
* temple
* inn
* park',NULL,NULL,'[259200000,259200000]',1794853028831);
INSERT INTO "inputs" VALUES('rvUfKio8trOX',2,'act',1,'2 inn a1
* barracks','a-1',NULL,'[259200000,259200000]',1794853029003);
INSERT INTO "inputs" VALUES('rvUfKio8trOX',3,'act',0,'1 inn a2
* library','a-2',NULL,'[259200000,259200000]',1794853029052);
INSERT INTO "inputs" VALUES('rvUfKio8trOX',4,'act',1,'2 barracks a3','a-3',NULL,'[259200000,259200000]',1794853029057);
INSERT INTO "inputs" VALUES('rvUfKio8trOX',5,'act',0,'1 a4
* theatre','a-4',NULL,'[259200000,259200000]',1794853029059);
INSERT INTO "inputs" VALUES('rvUfKio8trOX',6,'act',0,'1 watchtower a2
* barracks','a-5',NULL,'[259200000,259200000]',1794853029060);
INSERT INTO "inputs" VALUES('rvUfKio8trOX',7,'act',1,'2 temple a5
* library','a-6',NULL,'[259200000,259200000]',1794853029061);
INSERT INTO "inputs" VALUES('rvUfKio8trOX',8,'act',0,'1 barracks a6
* orangery','a-7',NULL,'[259200000,259200000]',1794853029063);
INSERT INTO "inputs" VALUES('rvUfKio8trOX',9,'act',1,'2 park a7
* orangery','a-8',NULL,'[259200000,259200000]',1794853029064);
INSERT INTO "inputs" VALUES('pVCtIjScz0Rn',1,'start',NULL,'* green
* blue
* 1
* library
* barracks
* orangery
* park
* inn
* market',NULL,NULL,NULL,1794853030684);
CREATE TABLE invites (
	id VARCHAR(16) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	created_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	used_by VARCHAR(16), 
	CONSTRAINT pk_invites PRIMARY KEY (id), 
	CONSTRAINT fk_invites_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_invites_used_by FOREIGN KEY(used_by) REFERENCES people (id), 
	CONSTRAINT uq_invites_token_hash UNIQUE (token_hash)
);
INSERT INTO "invites" VALUES('kk4dQENrraRV','3e59ceecf01d2ebe8b59025355208eb5a2d66a3b723f952fbf03c9a5f51a38c8','IQ0muIOObqN7',1,1794853030023,1795457830023,'YwsbSgWwq1rg');
INSERT INTO "invites" VALUES('nJF6VDrVD6G1','6b8caaf616b99da0ec9ff7176d0f88d15495e7476e6d42110222aa5c3a9a6616','IQ0muIOObqN7',NULL,1794853030149,1795457830149,NULL);
CREATE TABLE mutes (
	person_id VARCHAR(16) NOT NULL, 
	muted_id VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (person_id, muted_id), 
	CONSTRAINT fk_mutes_muted_id FOREIGN KEY(muted_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mutes_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "mutes" VALUES('YwsbSgWwq1rg','LxHMge1mWUuW');
CREATE TABLE owners (
	id VARCHAR(16) NOT NULL, 
	lease_until BIGINT NOT NULL, 
	CONSTRAINT pk_owners PRIMARY KEY (id)
);
INSERT INTO "owners" VALUES('66ffa4dc772e',1794853030358);
CREATE TABLE pairings (
	tournament_id VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, 
	table_id VARCHAR(16), 
	seat INTEGER, 
	CONSTRAINT pk_pairings PRIMARY KEY (tournament_id, round, entrant), 
	CONSTRAINT fk_pairings_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL, 
	CONSTRAINT fk_pairings_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE
);
INSERT INTO "pairings" VALUES('qDt7k0nfkIfI',1,1,'pVCtIjScz0Rn',0);
INSERT INTO "pairings" VALUES('qDt7k0nfkIfI',1,2,'pVCtIjScz0Rn',1);
INSERT INTO "pairings" VALUES('qDt7k0nfkIfI',1,3,NULL,NULL);
CREATE TABLE people (
	id VARCHAR(16) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password TEXT, 
	token_hash VARCHAR(64), 
	owner_id VARCHAR(16), 
	language VARCHAR(2) NOT NULL, 
	admin BOOLEAN NOT NULL, 
	created_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT ck_people_kind CHECK (kind IN ('guest', 'account', 'bot', 'deleted')), 
	CONSTRAINT fk_people_owner_id FOREIGN KEY(owner_id) REFERENCES people (id), 
	CONSTRAINT uq_people_login UNIQUE (login), 
	CONSTRAINT uq_people_token_hash UNIQUE (token_hash)
);
INSERT INTO "people" VALUES('LxHMge1mWUuW','account','Анна','анна','$argon2id$v=19$m=32768,t=2,p=1$FKJ/YVgESmvQE9v792uQvw$L6mOgz1lXn2XQUBo8u2JM+z0Q4hHsM5ZGBQ6eTTdafs',NULL,NULL,'en',0,1794853026252,1794853026252);
INSERT INTO "people" VALUES('YwsbSgWwq1rg','account','Boris','boris','$argon2id$v=19$m=32768,t=2,p=1$9+CXeJAORrALkXDLzSykpw$5AXbAMqVCLi16A5uIUDhrtjmC4g7gghoGLho0lgP0Qo',NULL,NULL,'en',0,1794853026511,1794853026511);
INSERT INTO "people" VALUES('ek7HJWqWgksq','guest','Вера',NULL,NULL,NULL,NULL,'en',0,1794853026696,1794853026696);
INSERT INTO "people" VALUES('NLkUQOuqtrX2','bot','Robot','robot',NULL,'e791c7d7dc5b809a52a242c4088e7b92e0ab44edadcbe288ae731be6f221ef95','YwsbSgWwq1rg','en',0,1794853027744,1794853027744);
INSERT INTO "people" VALUES('oLl8cdltbWsX','deleted','—',NULL,NULL,NULL,NULL,'en',0,1794853030745,1794853030745);
CREATE TABLE ratings (
	who VARCHAR(32) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	players INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	changed_at BIGINT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (who, game, players)
);
INSERT INTO "ratings" VALUES('LxHMge1mWUuW','zodchie',2,2.23646105068595026912e+01,8.06590141354368,1,1794853029973);
INSERT INTO "ratings" VALUES('YwsbSgWwq1rg','zodchie',2,2.76353894931404973087e+01,8.06590141354368,1,1794853029975);
CREATE TABLE results (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(16), 
	bot VARCHAR(24), 
	score INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	mu FLOAT, 
	sigma FLOAT, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('ImX6ACWWVnBF',0,'LxHMge1mWUuW',NULL,48,2,2.23646105068595026912e+01,8.06590141354368);
INSERT INTO "results" VALUES('ImX6ACWWVnBF',1,'YwsbSgWwq1rg',NULL,53,1,2.76353894931404973087e+01,8.06590141354368);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(16), 
	bot VARCHAR(24), 
	invited_id VARCHAR(16), 
	nonce VARCHAR(32) NOT NULL, 
	gone BOOLEAN NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_invited_id FOREIGN KEY(invited_id) REFERENCES people (id), 
	CONSTRAINT fk_seats_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_seats_table_id_person_id UNIQUE (table_id, person_id)
);
INSERT INTO "seats" VALUES('ImX6ACWWVnBF',0,'LxHMge1mWUuW',NULL,NULL,'',0,0);
INSERT INTO "seats" VALUES('ImX6ACWWVnBF',1,'YwsbSgWwq1rg',NULL,NULL,'',0,0);
INSERT INTO "seats" VALUES('rvUfKio8trOX',0,'LxHMge1mWUuW',NULL,NULL,'',0,0);
INSERT INTO "seats" VALUES('rvUfKio8trOX',1,'YwsbSgWwq1rg',NULL,NULL,'',0,0);
INSERT INTO "seats" VALUES('IQ0muIOObqN7',0,'ek7HJWqWgksq',NULL,NULL,'',0,0);
INSERT INTO "seats" VALUES('IQ0muIOObqN7',1,'YwsbSgWwq1rg',NULL,NULL,'',0,0);
INSERT INTO "seats" VALUES('IQ0muIOObqN7',2,NULL,NULL,NULL,'',0,0);
INSERT INTO "seats" VALUES('rrBwDfa84UsQ',0,NULL,NULL,'YwsbSgWwq1rg','',0,0);
INSERT INTO "seats" VALUES('rrBwDfa84UsQ',1,'LxHMge1mWUuW',NULL,NULL,'',0,0);
INSERT INTO "seats" VALUES('pVCtIjScz0Rn',0,'YwsbSgWwq1rg',NULL,NULL,'',0,0);
INSERT INTO "seats" VALUES('pVCtIjScz0Rn',1,NULL,'random',NULL,'',0,0);
CREATE TABLE sessions (
	token_hash VARCHAR(64) NOT NULL, 
	person_id VARCHAR(16) NOT NULL, 
	created_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('72cdde54b78fd20016781251044edde6f29f791f0febc9784619d8cd32cd0030','ek7HJWqWgksq',1794853026697,1802629026697);
INSERT INTO "sessions" VALUES('7e5de56f75a8646f80b1832b7321a4cdfa15e3eb1d1a493ee7a2b47fd5bd9ed4','LxHMge1mWUuW',1794853027199,1802629027199);
INSERT INTO "sessions" VALUES('5aa834f510405d22ae456e4082c4eb6ae5dc7ca6fec354d522242fe03fe7fd70','YwsbSgWwq1rg',1794853027664,1802629027664);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	pack VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	visibility VARCHAR(8) NOT NULL, 
	status VARCHAR(9) NOT NULL, 
	starts VARCHAR(4) NOT NULL, 
	host_id VARCHAR(16) NOT NULL, 
	settings TEXT NOT NULL, 
	rated BOOLEAN NOT NULL, 
	secret BLOB NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	ending VARCHAR(9), 
	rematch_of VARCHAR(16), 
	rematch VARCHAR(16), 
	tournament_id VARCHAR(16), 
	round INTEGER, 
	owner VARCHAR(16), 
	fence BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	started_at BIGINT, 
	ended_at BIGINT, 
	counted_at BIGINT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_ending CHECK (ending IN ('played', 'resigned', 'agreed', 'claimed', 'abandoned')), 
	CONSTRAINT ck_tables_starts CHECK (starts IN ('host', 'full')), 
	CONSTRAINT ck_tables_status CHECK (status IN ('open', 'running', 'over', 'abandoned')), 
	CONSTRAINT ck_tables_visibility CHECK (visibility IN ('open', 'unlisted', 'private')), 
	CONSTRAINT fk_tables_host_id FOREIGN KEY(host_id) REFERENCES people (id), 
	CONSTRAINT fk_tables_rematch_of FOREIGN KEY(rematch_of) REFERENCES tables (id), 
	CONSTRAINT fk_tables_rematch FOREIGN KEY(rematch) REFERENCES tables (id), 
	CONSTRAINT fk_tables_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
INSERT INTO "tables" VALUES('ImX6ACWWVnBF','zodchie',1,'dd58dfec43d76841',2,'{"variant":"base","limit":"none","colours":"random"}','open','over','full','LxHMge1mWUuW','{"clock":null,"takeback":"strict","delay":0,"explains":false}',1,X'DC8D8D20B189F508EFF36DAA1344CCB329DE640A82F90498589FDB0D9C346AD2','0fe76525d27fc4882b51dd8ec17595df3455790173f881f290cde5ac5edef0d2','played',NULL,'rrBwDfa84UsQ',NULL,NULL,'66ffa4dc772e',1,1794853028210,1794853028326,1794853028794,1794853029924);
INSERT INTO "tables" VALUES('rvUfKio8trOX','zodchie',1,'dd58dfec43d76841',2,'{"variant":"base","limit":"none","colours":"random"}','open','running','full','LxHMge1mWUuW','{"clock":{"kind":"move","days":3},"takeback":"strict","delay":0,"explains":false}',1,X'F3F3B05620DC3F01B2A78BEA4C72F3AB273CE787428B6B0B4E61B8FE2F8F58C7','bbd229ae4c2000ee328ad9149be0f14d6066ad240db7857ccd032c7668355e03',NULL,NULL,NULL,NULL,NULL,'66ffa4dc772e',1,1794853028809,1794853028831,NULL,NULL);
INSERT INTO "tables" VALUES('IQ0muIOObqN7','carcassonne',1,'5a54807352276430',3,'{"tiles":"on","goods":"on","builder":"on","pig":"on","aids":"on"}','private','open','host','ek7HJWqWgksq','{"clock":null,"takeback":"strict","delay":0,"explains":false}',1,X'353C9C306CD04BBEEDDAB27A5237FC159301A6B4C7E11BF65CD445F080459803','fc6a72611f0fb1f68bd34ab8776381586d4075ce92f2c1f9b56e15d590b991b1',NULL,NULL,NULL,NULL,NULL,NULL,0,1794853029874,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('rrBwDfa84UsQ','zodchie',1,'dd58dfec43d76841',2,'{"variant":"base","limit":"none","colours":"random"}','open','open','full','LxHMge1mWUuW','{"clock":null,"takeback":"strict","delay":0,"explains":false}',1,X'0DD17E30FBCE419F345EBB6E80357F355D8C76A78A295E86E2B060FAC026A440','956dcb18bef341f0e46744d404188a724a3476cb6911a31957d98c93146fb23d',NULL,'ImX6ACWWVnBF',NULL,NULL,NULL,NULL,0,1794853030217,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('pVCtIjScz0Rn','zodchie',1,'dd58dfec43d76841',2,'{"variant":"base","limit":"none","colours":"random"}','open','running','host','YwsbSgWwq1rg','{"clock":null,"takeback":"strict","delay":0,"explains":false}',1,X'2B4D19A36CE8EF608E00CEBD37B72CBBD19608F44D05061BD1DE7D235501073A','eb95eb38c4528057d634686df90e93c66592e07ee91eecf8cec0d955572b127a',NULL,NULL,NULL,'qDt7k0nfkIfI',1,'66ffa4dc772e',1,1794853030684,1794853030684,NULL,NULL);
CREATE TABLE tournaments (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	system VARCHAR(12) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	rounds INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	host_id VARCHAR(16) NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_tournaments PRIMARY KEY (id), 
	CONSTRAINT ck_tournaments_status CHECK (status IN ('open', 'running', 'over')), 
	CONSTRAINT ck_tournaments_system CHECK (system IN ('round_robin', 'swiss')), 
	CONSTRAINT fk_tournaments_host_id FOREIGN KEY(host_id) REFERENCES people (id)
);
INSERT INTO "tournaments" VALUES('qDt7k0nfkIfI','Cup','swiss','zodchie',2,'{"variant":"base","limit":"none","colours":"random"}','{"clock":null,"takeback":"strict","delay":0,"explains":false}',2,1,'running','YwsbSgWwq1rg',1794853030287);
CREATE TABLE uptimes (
	id INTEGER NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_uptimes PRIMARY KEY (id)
);
INSERT INTO "uptimes" VALUES(1,1794853025258,1794853030390);
CREATE INDEX ix_ratings_ladder ON ratings (game, players, mu);
CREATE INDEX ix_bans_address ON bans (address);
CREATE INDEX ix_bans_person_id ON bans (person_id);
CREATE INDEX ix_uptimes_until ON uptimes (until);
CREATE INDEX ix_sessions_expires_at ON sessions (expires_at);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_entrants_person_id ON entrants (person_id);
CREATE INDEX ix_tables_status_counted_at ON tables (status, counted_at);
CREATE INDEX ix_tables_status_created_at ON tables (status, created_at);
CREATE INDEX ix_tables_tournament_id ON tables (tournament_id);
CREATE INDEX ix_pairings_table_id ON pairings (table_id);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_invites_table_id ON invites (table_id);
CREATE INDEX ix_results_person_id ON results (person_id);
CREATE INDEX ix_seats_person_id ON seats (person_id);
COMMIT;
