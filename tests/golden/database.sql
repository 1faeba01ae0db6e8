BEGIN TRANSACTION;
CREATE TABLE daily (
	date TEXT NOT NULL, 
	puzzle_id INTEGER NOT NULL, 
	PRIMARY KEY (date)
);
CREATE TABLE games (
	id TEXT NOT NULL, 
	table_id TEXT, 
	record TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	engine TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('Finished12','Finished12','[Red7 "1"]
[Rules "1.3"]
[Seat0 "Ann"]
[Seat1 "Bob"]
[Date "2026-11-15"]
[Commitment "bcfce982025b5b207abf3b89e2abcd330e230dcb3a92a12fe9104ad9d3b543ed"]
[Secret "644d49254b4e185a5369c67bc2acbb09bc17999ceec9b2d4425df1c354ee3b19"]
[Bits0 "0123456789abcdef0123456789abcdef"]
[Bits1 "0123456789abcdef0123456789abcdef"]
[Result "0"]

deal red7/1 1.3 I3:I7R5O4I4G2G1V1/G5:O5B4Y3R2B2B1I1 - R3R1B7Y4B5I2R6Y1B6V5R7V4B3G4G3G7O7R4Y2I5Y6V2Y5G6O2V3V7Y7O3V6O1O6I6 0
1. 0 +I7>R5
2. 1 +O5.x
won 0
',1794700800000,'0.1.0',0);
INSERT INTO "games" VALUES('Resigned12','Resigned12','[Red7 "1"]
[Rules "1.3"]
[Seat0 "Ann"]
[Seat1 "Bob"]
[Seat2 "Cy"]
[Date "2026-11-15"]
[Commitment "bcfce982025b5b207abf3b89e2abcd330e230dcb3a92a12fe9104ad9d3b543ed"]
[Secret "644d49254b4e185a5369c67bc2acbb09bc17999ceec9b2d4425df1c354ee3b19"]
[Bits0 "0123456789abcdef0123456789abcdef"]
[Bits1 "0123456789abcdef0123456789abcdef"]
[Bits2 "0123456789abcdef0123456789abcdef"]
[Resigned "2"]
[Result "2"]

deal red7/1 1.3 O1:R6I6O5R4B4V3O2/Y3:G7R5B3I2V2R1I1/V4:I7B6V6O3G3Y2B1 - G5Y4O4G6R7V5R3I4Y1G2Y6V1G1B7I3Y7I5B2V7R2O6B5O7Y5G4 0
1. 0 +V3.x {Seat 2 resigned.}
2. 1 +B3.x
won 2
',1794700800000,'0.1.0',0);
INSERT INTO "games" VALUES('Resigned56','Resigned56','[Red7 "1"]
[Rules "1.3"]
[Seat0 "Ann"]
[Seat1 "Bob"]
[Date "2026-11-15"]
[Commitment "bcfce982025b5b207abf3b89e2abcd330e230dcb3a92a12fe9104ad9d3b543ed"]
[Secret "644d49254b4e185a5369c67bc2acbb09bc17999ceec9b2d4425df1c354ee3b19"]
[Bits0 "0123456789abcdef0123456789abcdef"]
[Bits1 "0123456789abcdef0123456789abcdef"]
[Termination "resigned"]
[Resigned "1"]
[Result "*"]

deal red7/1 1.3 I3:I7R5O4I4G2G1V1/G5:O5B4Y3R2B2B1I1 - R3R1B7Y4B5I2R6Y1B6V5R7V4B3G4G3G7O7R4Y2I5Y6V2Y5G6O2V3V7Y7O3V6O1O6I6 0
1. 0 +I7>R5 {Seat 1 resigned.}
',1794700800000,'0.1.0',0);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	engine TEXT NOT NULL, 
	order_json TEXT NOT NULL, 
	facts_json TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "log" VALUES('Finished12',1,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"open","id":"Finished12","settings":{"rules":"1.3","seats":[null,null],"name":"Friends","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","secret":"7777777777777777777777777777777777777777777777777777777777777777","bots":"bots","reserved":[]}}','[{"kind":"created","id":"Finished12","settings":{"rules":"1.3","seats":[null,null],"name":"Friends","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","secret":"7777777777777777777777777777777777777777777777777777777777777777","bots":"bots","reserved":[],"engine":"0.1.0"}]');
INSERT INTO "log" VALUES('Finished12',2,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c1","seq":0,"type":"sit","nickname":"Ann","bits":"0123456789abcdef0123456789abcdef","seat":0}}','[{"kind":"sat","seat":0,"person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ann","bits":"0123456789abcdef0123456789abcdef"}]');
INSERT INTO "log" VALUES('Finished12',3,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","server":"here"}}','[{"kind":"came","seat":0,"server":"here"}]');
INSERT INTO "log" VALUES('Finished12',4,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c2","seq":2,"type":"sit","nickname":"Bob","bits":"0123456789abcdef0123456789abcdef","seat":1}}','[{"kind":"sat","seat":1,"person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","name":"Bob","bits":"0123456789abcdef0123456789abcdef"},{"kind":"dealt","round":1,"deal":"red7/1 1.3 I3:I7R5O4I4G2G1V1/G5:O5B4Y3R2B2B1I1 - R3R1B7Y4B5I2R6Y1B6V5R7V4B3G4G3G7O7R4Y2I5Y6V2Y5G6O2V3V7Y7O3V6O1O6I6 0"}]');
INSERT INTO "log" VALUES('Finished12',5,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","server":"here"}}','[{"kind":"came","seat":1,"server":"here"}]');
INSERT INTO "log" VALUES('Finished12',6,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c3","seq":5,"seat":null,"type":"say","text":"Hallo, schöne Welt"}}','[{"kind":"said","seat":0,"text":"Hallo, schöne Welt"}]');
INSERT INTO "log" VALUES('Finished12',7,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c4","seq":6,"seat":null,"type":"react","reaction":"hello"}}','[{"kind":"reacted","seat":1,"reaction":"hello"}]');
INSERT INTO "log" VALUES('Finished12',8,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c5","seq":7,"type":"mute","seat":0,"muted":true}}','[{"kind":"muted","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","seat":0,"muted":true}]');
INSERT INTO "log" VALUES('Finished12',9,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c6","seq":7,"seat":null,"type":"play","steps":"+I7>R5"}}','[{"kind":"turned","seat":0,"steps":"+I7>R5"}]');
INSERT INTO "log" VALUES('Finished12',10,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"go","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","server":"here"}}','[{"kind":"went","seat":1,"server":"here"}]');
INSERT INTO "log" VALUES('Finished12',11,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","server":"here"}}','[{"kind":"came","seat":1,"server":"here"}]');
INSERT INTO "log" VALUES('Finished12',12,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c7","seq":10,"seat":null,"type":"play","steps":"+O5."}}','[{"kind":"turned","seat":1,"steps":"+O5."},{"kind":"round-over","winner":0,"won":[]},{"kind":"game-over","winners":[0],"why":"played"}]');
INSERT INTO "log" VALUES('Finished12',13,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c8","seq":13,"type":"rematch-at","table":"Running123"}}','[{"kind":"rematched","table":"Running123"}]');
INSERT INTO "log" VALUES('Running123',1,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"open","id":"Running123","settings":{"rules":"1.3dsa","seats":[null,null,3],"name":"Table","public":true,"clock":{"turn":60000,"reserve":60000},"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","secret":"7777777777777777777777777777777777777777777777777777777777777777","bots":"bots","reserved":[]}}','[{"kind":"created","id":"Running123","settings":{"rules":"1.3dsa","seats":[null,null,3],"name":"Table","public":true,"clock":{"turn":60000,"reserve":60000},"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","secret":"7777777777777777777777777777777777777777777777777777777777777777","bots":"bots","reserved":[],"engine":"0.1.0"}]');
INSERT INTO "log" VALUES('Running123',2,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c1","seq":0,"type":"sit","nickname":"Ann","bits":"0123456789abcdef0123456789abcdef","seat":0}}','[{"kind":"sat","seat":0,"person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ann","bits":"0123456789abcdef0123456789abcdef"}]');
INSERT INTO "log" VALUES('Running123',3,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","server":"here"}}','[{"kind":"came","seat":0,"server":"here"}]');
INSERT INTO "log" VALUES('Running123',4,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c2","seq":2,"type":"sit","nickname":"Bob","bits":"0123456789abcdef0123456789abcdef","seat":1}}','[{"kind":"sat","seat":1,"person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","name":"Bob","bits":"0123456789abcdef0123456789abcdef"},{"kind":"dealt","round":1,"deal":"red7/1 1.3dsa I1:O7R6O5O4V4G2I2/B2:R7G7I7V7G4Y2V2/B1:Y7B7V6V5B4R3Y1 - I5B6O1V3R4G6B3O6I4I6Y5I3R5V1Y3O3G5Y4O2R1R2G3B5G1Y6 2"}]');
INSERT INTO "log" VALUES('Running123',5,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","server":"here"}}','[{"kind":"came","seat":1,"server":"here"}]');
INSERT INTO "log" VALUES('Running123',6,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"keep-recovery","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","digest":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}}','[{"kind":"recovery-kept","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","digest":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}]');
INSERT INTO "log" VALUES('Running123',7,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"bot-plays","seat":2,"steps":".","seq":5}}','[{"kind":"turned","seat":2,"steps":"."}]');
INSERT INTO "log" VALUES('Running123',8,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c3","seq":6,"seat":null,"type":"play","steps":"+I2."}}','[{"kind":"turned","seat":0,"steps":"+I2."},{"kind":"round-over","winner":1,"won":["B2"]}]');
INSERT INTO "log" VALUES('Running123',9,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c4","seq":8,"type":"next"}}','[{"kind":"readied","seat":0}]');
INSERT INTO "log" VALUES('Running123',10,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c5","seq":9,"type":"next"}}','[{"kind":"readied","seat":1},{"kind":"dealt","round":2,"deal":"red7/1 1.3dsa R7:V7R5B5V5R4O2B1/R2:Y6B6Y5Y4B4G3G2:B2/R1:I7G6G5I5V4O3I3 - G1V1I6Y3I1O1O4V6I2G4G7Y1Y7B3O5V2Y2R3B7R6I4V3O7O6 1"}]');
INSERT INTO "log" VALUES('Running123',11,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c6","seq":11,"seat":null,"type":"play","steps":"+Y6>B6-"}}','[{"kind":"turned","seat":1,"steps":"+Y6>B6-"}]');
INSERT INTO "log" VALUES('Running123',12,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"bot-plays","seat":2,"steps":"+G5+I7^G5.","seq":12}}','[{"kind":"turned","seat":2,"steps":"+G5+I7^G5."}]');
INSERT INTO "log" VALUES('Running123',13,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c7","seq":13,"seat":null,"type":"play","steps":"+V7>V7>R5-"}}','[{"kind":"turned","seat":0,"steps":"+V7>V7>R5-"}]');
INSERT INTO "log" VALUES('Running123',14,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c8","seq":14,"seat":null,"type":"play","steps":"+Y5+Y4>G3"}}','[{"kind":"turned","seat":1,"steps":"+Y5+Y4>G3"}]');
INSERT INTO "log" VALUES('Running123',15,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"bot-plays","seat":2,"steps":"+I5+G6>I3","seq":15}}','[{"kind":"turned","seat":2,"steps":"+I5+G6>I3"}]');
INSERT INTO "log" VALUES('Running123',16,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c9","seq":16,"seat":null,"type":"hand-over","level":4}}','[{"kind":"stood-in","seat":1,"level":4,"why":"handed"}]');
INSERT INTO "log" VALUES('Running123',17,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c10","seq":17,"seat":null,"type":"take-back"}}','[{"kind":"returned","seat":1}]');
INSERT INTO "log" VALUES('Running123',18,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c11","seq":18,"seat":null,"type":"propose","what":"pause"}}','[{"kind":"proposed","seat":1,"what":"pause"}]');
INSERT INTO "log" VALUES('Running123',19,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c12","seq":19,"seat":null,"type":"play","steps":"+B5"}}','[{"kind":"drafted","seat":0,"steps":"+B5"}]');
INSERT INTO "log" VALUES('Running123',20,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c13","seq":19,"seat":null,"type":"say","text":"Wait a moment"}}','[{"kind":"said","seat":0,"text":"Wait a moment"}]');
INSERT INTO "log" VALUES('Resigned12',1,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"open","id":"Resigned12","settings":{"rules":"1.3","seats":[null,null,null],"name":"Table","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","secret":"7777777777777777777777777777777777777777777777777777777777777777","bots":"bots","reserved":[]}}','[{"kind":"created","id":"Resigned12","settings":{"rules":"1.3","seats":[null,null,null],"name":"Table","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","secret":"7777777777777777777777777777777777777777777777777777777777777777","bots":"bots","reserved":[],"engine":"0.1.0"}]');
INSERT INTO "log" VALUES('Resigned12',2,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c1","seq":0,"type":"sit","nickname":"Ann","bits":"0123456789abcdef0123456789abcdef","seat":0}}','[{"kind":"sat","seat":0,"person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ann","bits":"0123456789abcdef0123456789abcdef"}]');
INSERT INTO "log" VALUES('Resigned12',3,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","server":"here"}}','[{"kind":"came","seat":0,"server":"here"}]');
INSERT INTO "log" VALUES('Resigned12',4,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c2","seq":2,"type":"sit","nickname":"Bob","bits":"0123456789abcdef0123456789abcdef","seat":1}}','[{"kind":"sat","seat":1,"person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","name":"Bob","bits":"0123456789abcdef0123456789abcdef"}]');
INSERT INTO "log" VALUES('Resigned12',5,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","server":"here"}}','[{"kind":"came","seat":1,"server":"here"}]');
INSERT INTO "log" VALUES('Resigned12',6,1794700800000,'0.1.0','{"actor":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","at":1794700800000,"command":{"id":"c3","seq":4,"type":"sit","nickname":"Cy","bits":"0123456789abcdef0123456789abcdef","seat":2}}','[{"kind":"sat","seat":2,"person":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","name":"Cy","bits":"0123456789abcdef0123456789abcdef"},{"kind":"dealt","round":1,"deal":"red7/1 1.3 O1:R6I6O5R4B4V3O2/Y3:G7R5B3I2V2R1I1/V4:I7B6V6O3G3Y2B1 - G5Y4O4G6R7V5R3I4Y1G2Y6V1G1B7I3Y7I5B2V7R2O6B5O7Y5G4 0"}]');
INSERT INTO "log" VALUES('Resigned12',7,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","server":"here"}}','[{"kind":"came","seat":2,"server":"here"}]');
INSERT INTO "log" VALUES('Resigned12',8,1794700800000,'0.1.0','{"actor":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","at":1794700800000,"command":{"id":"c4","seq":7,"seat":null,"type":"resign"}}','[{"kind":"resigned","seat":2}]');
INSERT INTO "log" VALUES('Resigned12',9,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c5","seq":8,"seat":null,"type":"play","steps":"+V3."}}','[{"kind":"turned","seat":0,"steps":"+V3."}]');
INSERT INTO "log" VALUES('Resigned12',10,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c6","seq":9,"seat":null,"type":"play","steps":"+B3."}}','[{"kind":"turned","seat":1,"steps":"+B3."},{"kind":"round-over","winner":2,"won":[]},{"kind":"game-over","winners":[2],"why":"played"}]');
INSERT INTO "log" VALUES('Resigned34',1,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"open","id":"Resigned34","settings":{"rules":"1.3s","seats":[null,null,null],"name":"Table","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","secret":"7777777777777777777777777777777777777777777777777777777777777777","bots":"bots","reserved":[]}}','[{"kind":"created","id":"Resigned34","settings":{"rules":"1.3s","seats":[null,null,null],"name":"Table","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","secret":"7777777777777777777777777777777777777777777777777777777777777777","bots":"bots","reserved":[],"engine":"0.1.0"}]');
INSERT INTO "log" VALUES('Resigned34',2,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c1","seq":0,"type":"sit","nickname":"Ann","bits":"0123456789abcdef0123456789abcdef","seat":0}}','[{"kind":"sat","seat":0,"person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ann","bits":"0123456789abcdef0123456789abcdef"}]');
INSERT INTO "log" VALUES('Resigned34',3,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","server":"here"}}','[{"kind":"came","seat":0,"server":"here"}]');
INSERT INTO "log" VALUES('Resigned34',4,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c2","seq":2,"type":"sit","nickname":"Bob","bits":"0123456789abcdef0123456789abcdef","seat":1}}','[{"kind":"sat","seat":1,"person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","name":"Bob","bits":"0123456789abcdef0123456789abcdef"}]');
INSERT INTO "log" VALUES('Resigned34',5,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","server":"here"}}','[{"kind":"came","seat":1,"server":"here"}]');
INSERT INTO "log" VALUES('Resigned34',6,1794700800000,'0.1.0','{"actor":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","at":1794700800000,"command":{"id":"c3","seq":4,"type":"sit","nickname":"Cy","bits":"0123456789abcdef0123456789abcdef","seat":2}}','[{"kind":"sat","seat":2,"person":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","name":"Cy","bits":"0123456789abcdef0123456789abcdef"},{"kind":"dealt","round":1,"deal":"red7/1 1.3s O1:R6I6O5R4B4V3O2/Y3:G7R5B3I2V2R1I1/V4:I7B6V6O3G3Y2B1 - G5Y4O4G6R7V5R3I4Y1G2Y6V1G1B7I3Y7I5B2V7R2O6B5O7Y5G4 0"}]');
INSERT INTO "log" VALUES('Resigned34',7,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","server":"here"}}','[{"kind":"came","seat":2,"server":"here"}]');
INSERT INTO "log" VALUES('Resigned34',8,1794700800000,'0.1.0','{"actor":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","at":1794700800000,"command":{"id":"c4","seq":7,"seat":null,"type":"resign"}}','[{"kind":"resigned","seat":2}]');
INSERT INTO "log" VALUES('Resigned34',9,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c5","seq":8,"seat":null,"type":"play","steps":"+V3."}}','[{"kind":"turned","seat":0,"steps":"+V3."}]');
INSERT INTO "log" VALUES('Resigned34',10,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c6","seq":9,"seat":null,"type":"play","steps":"+B3."}}','[{"kind":"turned","seat":1,"steps":"+B3."},{"kind":"round-over","winner":2,"won":["V4"]}]');
INSERT INTO "log" VALUES('Resigned34',11,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c7","seq":11,"type":"next"}}','[{"kind":"readied","seat":0}]');
INSERT INTO "log" VALUES('Resigned34',12,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c8","seq":12,"type":"next"}}','[{"kind":"readied","seat":1},{"kind":"dealt","round":2,"deal":"red7/1 1.3s V6:B7Y6R5G5B5R4B2/O5:I6V3R2G2I2V2V1/I7:O7O6G6V5I4R1I1:V4 - Y1R3Y4G1B1B4R7R6I3Y5Y3O2O1Y2G3B6O3V7G4B3G7Y7I5O4 0"}]');
INSERT INTO "log" VALUES('Resigned34',13,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c9","seq":14,"seat":null,"type":"play","steps":"+B7>Y6"}}','[{"kind":"turned","seat":0,"steps":"+B7>Y6"}]');
INSERT INTO "log" VALUES('Resigned56',1,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"open","id":"Resigned56","settings":{"rules":"1.3","seats":[null,null],"name":"Table","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","secret":"7777777777777777777777777777777777777777777777777777777777777777","bots":"bots","reserved":[]}}','[{"kind":"created","id":"Resigned56","settings":{"rules":"1.3","seats":[null,null],"name":"Table","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","secret":"7777777777777777777777777777777777777777777777777777777777777777","bots":"bots","reserved":[],"engine":"0.1.0"}]');
INSERT INTO "log" VALUES('Resigned56',2,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c1","seq":0,"type":"sit","nickname":"Ann","bits":"0123456789abcdef0123456789abcdef","seat":0}}','[{"kind":"sat","seat":0,"person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ann","bits":"0123456789abcdef0123456789abcdef"}]');
INSERT INTO "log" VALUES('Resigned56',3,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","server":"here"}}','[{"kind":"came","seat":0,"server":"here"}]');
INSERT INTO "log" VALUES('Resigned56',4,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c2","seq":2,"type":"sit","nickname":"Bob","bits":"0123456789abcdef0123456789abcdef","seat":1}}','[{"kind":"sat","seat":1,"person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","name":"Bob","bits":"0123456789abcdef0123456789abcdef"},{"kind":"dealt","round":1,"deal":"red7/1 1.3 I3:I7R5O4I4G2G1V1/G5:O5B4Y3R2B2B1I1 - R3R1B7Y4B5I2R6Y1B6V5R7V4B3G4G3G7O7R4Y2I5Y6V2Y5G6O2V3V7Y7O3V6O1O6I6 0"}]');
INSERT INTO "log" VALUES('Resigned56',5,1794700800000,'0.1.0','{"actor":null,"at":1794700800000,"command":{"type":"come","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","server":"here"}}','[{"kind":"came","seat":1,"server":"here"}]');
INSERT INTO "log" VALUES('Resigned56',6,1794700800000,'0.1.0','{"actor":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","at":1794700800000,"command":{"id":"c3","seq":5,"seat":null,"type":"play","steps":"+I7>R5"}}','[{"kind":"turned","seat":0,"steps":"+I7>R5"}]');
INSERT INTO "log" VALUES('Resigned56',7,1794700800000,'0.1.0','{"actor":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","at":1794700800000,"command":{"id":"c4","seq":6,"seat":null,"type":"resign"}}','[{"kind":"resigned","seat":1},{"kind":"game-over","winners":[0],"why":"resigned"}]');
CREATE TABLE puzzles (
	id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	grade INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT puzzles_line UNIQUE (line)
);
CREATE TABLE red7_schema (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT red7_schema_pkc PRIMARY KEY (version_num)
);
INSERT INTO "red7_schema" VALUES('0001');
CREATE TABLE reviews (
	game_id TEXT NOT NULL, 
	engine TEXT NOT NULL, 
	review TEXT NOT NULL, 
	PRIMARY KEY (game_id)
);
CREATE TABLE servers (
	id TEXT NOT NULL, 
	address TEXT NOT NULL, 
	beat BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	engine TEXT NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "snapshots" VALUES('Finished12',12,'0.1.0','{"id":"Finished12","settings":{"rules":"1.3","seats":[null,null],"name":"Friends","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"secret":"7777777777777777777777777777777777777777777777777777777777777777","commitment":"bcfce982025b5b207abf3b89e2abcd330e230dcb3a92a12fe9104ad9d3b543ed","bots":"bots","engine":"0.1.0","host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","chairs":[{"kind":"person","person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ann","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":["here"],"since":1794700800000,"stand_in":null,"resigned":false,"ready":false,"reserve":0},{"kind":"person","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","name":"Bob","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":["here"],"since":1794700800000,"stand_in":null,"resigned":false,"ready":false,"reserve":0}],"at":1794700800000,"seq":13,"changed":13,"phase":"over","paused":null,"game":"[Red7 \"1\"]\n[Rules \"1.3\"]\n[Seat0 \"Ann\"]\n[Seat1 \"Bob\"]\n[Result \"0\"]\n\ndeal red7/1 1.3 I3:I7R5O4I4G2G1V1/G5:O5B4Y3R2B2B1I1 - R3R1B7Y4B5I2R6Y1B6V5R7V4B3G4G3G7O7R4Y2I5Y6V2Y5G6O2V3V7Y7O3V6O1O6I6 0\n1. 0 +I7>R5\n2. 1 +O5.x\nwon 0\n","draft":"","rounds_over":1,"began":1794700800000,"forfeit":false,"proposal":null,"result":{"winners":[0],"why":"played"},"rematch":null,"notes":[],"chat":[{"seat":0,"name":"Ann","text":"Hallo, schöne Welt","reaction":null,"at":1794700800000},{"seat":1,"name":"Bob","text":"","reaction":"hello","at":1794700800000}],"muted":{"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb":[0]},"recovery":{},"done":{"persons":{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":{"c1":1,"c3":6,"c6":8},"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb":{"c2":4,"c4":7,"c5":7,"c7":13}}}}');
INSERT INTO "snapshots" VALUES('Running123',20,'0.1.0','{"id":"Running123","settings":{"rules":"1.3dsa","seats":[null,null,3],"name":"Table","public":true,"clock":{"turn":60000,"reserve":60000},"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"secret":"7777777777777777777777777777777777777777777777777777777777777777","commitment":"bcfce982025b5b207abf3b89e2abcd330e230dcb3a92a12fe9104ad9d3b543ed","bots":"bots","engine":"0.1.0","host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","chairs":[{"kind":"person","person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ann","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":["here"],"since":1794700800000,"stand_in":null,"resigned":false,"ready":false,"reserve":60000},{"kind":"person","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","name":"Bob","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":["here"],"since":1794700800000,"stand_in":null,"resigned":false,"ready":false,"reserve":60000},{"kind":"bot","person":null,"name":"level 3","level":3,"bits":"-","sat":0,"servers":[],"since":0,"stand_in":null,"resigned":false,"ready":false,"reserve":0}],"at":1794700800000,"seq":20,"changed":16,"phase":"playing","paused":null,"game":"[Red7 \"1\"]\n[Rules \"1.3dsa\"]\n[Seat0 \"Ann\"]\n[Seat1 \"Bob\"]\n[Seat2 \"level 3\"]\n[Result \"*\"]\n\ndeal red7/1 1.3dsa I1:O7R6O5O4V4G2I2/B2:R7G7I7V7G4Y2V2/B1:Y7B7V6V5B4R3Y1 - I5B6O1V3R4G6B3O6I4I6Y5I3R5V1Y3O3G5Y4O2R1R2G3B5G1Y6 2\n1. 2 .x\n2. 0 +I2.x\nwon 1 B2\n\ndeal red7/1 1.3dsa R7:V7R5B5V5R4O2B1/R2:Y6B6Y5Y4B4G3G2:B2/R1:I7G6G5I5V4O3I3 - G1V1I6Y3I1O1O4V6I2G4G7Y1Y7B3O5V2Y2R3B7R6I4V3O7O6 1\n1. 1 +Y6>B6-\n2. 2 +G5+I7^G5.\n3. 0 +V7>V7>R5-\n4. 1 +Y5+Y4>G3\n5. 2 +I5+G6>I3 {A bot of level 4 plays for seat 1: its player handed it over. The player of seat 1 is back.}\n","draft":"+B5","rounds_over":1,"began":1794700800000,"forfeit":false,"proposal":{"what":"pause","seat":1,"agreed":[1],"seq":19},"result":null,"rematch":null,"notes":[],"chat":[{"seat":0,"name":"Ann","text":"Wait a moment","reaction":null,"at":1794700800000}],"muted":{},"recovery":{"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"},"done":{"persons":{"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb":{"c2":4,"c5":11,"c6":12,"c8":15,"c9":17,"c10":18,"c11":19},"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":{"c1":1,"c3":8,"c4":9,"c7":14,"c12":19,"c13":20}}}}');
INSERT INTO "snapshots" VALUES('Resigned12',8,'0.1.0','{"id":"Resigned12","settings":{"rules":"1.3","seats":[null,null,null],"name":"Table","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"secret":"7777777777777777777777777777777777777777777777777777777777777777","commitment":"bcfce982025b5b207abf3b89e2abcd330e230dcb3a92a12fe9104ad9d3b543ed","bots":"bots","engine":"0.1.0","host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","chairs":[{"kind":"person","person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ann","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":["here"],"since":1794700800000,"stand_in":null,"resigned":false,"ready":false,"reserve":0},{"kind":"person","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","name":"Bob","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":["here"],"since":1794700800000,"stand_in":null,"resigned":false,"ready":false,"reserve":0},{"kind":"person","person":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","name":"Cy","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":["here"],"since":1794700800000,"stand_in":null,"resigned":true,"ready":false,"reserve":0}],"at":1794700800000,"seq":8,"changed":6,"phase":"playing","paused":null,"game":"[Red7 \"1\"]\n[Rules \"1.3\"]\n[Seat0 \"Ann\"]\n[Seat1 \"Bob\"]\n[Seat2 \"Cy\"]\n[Result \"*\"]\n\ndeal red7/1 1.3 O1:R6I6O5R4B4V3O2/Y3:G7R5B3I2V2R1I1/V4:I7B6V6O3G3Y2B1 - G5Y4O4G6R7V5R3I4Y1G2Y6V1G1B7I3Y7I5B2V7R2O6B5O7Y5G4 0\n","draft":"","rounds_over":0,"began":1794700800000,"forfeit":false,"proposal":null,"result":null,"rematch":null,"notes":["Seat 2 resigned."],"chat":[],"muted":{},"recovery":{},"done":{"persons":{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":{"c1":1},"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb":{"c2":3},"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc":{"c3":6,"c4":8}}}}');
INSERT INTO "snapshots" VALUES('Resigned34',12,'0.1.0','{"id":"Resigned34","settings":{"rules":"1.3s","seats":[null,null,null],"name":"Table","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"secret":"7777777777777777777777777777777777777777777777777777777777777777","commitment":"bcfce982025b5b207abf3b89e2abcd330e230dcb3a92a12fe9104ad9d3b543ed","bots":"bots","engine":"0.1.0","host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","chairs":[{"kind":"person","person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ann","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":["here"],"since":1794700800000,"stand_in":null,"resigned":false,"ready":false,"reserve":0},{"kind":"person","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","name":"Bob","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":["here"],"since":1794700800000,"stand_in":null,"resigned":false,"ready":false,"reserve":0},{"kind":"person","person":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","name":"Cy","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":["here"],"since":1794700800000,"stand_in":null,"resigned":true,"ready":false,"reserve":0}],"at":1794700800000,"seq":14,"changed":14,"phase":"playing","paused":null,"game":"[Red7 \"1\"]\n[Rules \"1.3s\"]\n[Seat0 \"Ann\"]\n[Seat1 \"Bob\"]\n[Seat2 \"Cy\"]\n[Result \"*\"]\n\ndeal red7/1 1.3s O1:R6I6O5R4B4V3O2/Y3:G7R5B3I2V2R1I1/V4:I7B6V6O3G3Y2B1 - G5Y4O4G6R7V5R3I4Y1G2Y6V1G1B7I3Y7I5B2V7R2O6B5O7Y5G4 0\n1. 0 +V3.x {Seat 2 resigned.}\n2. 1 +B3.x\nwon 2 V4\n\ndeal red7/1 1.3s V6:B7Y6R5G5B5R4B2/O5:I6V3R2G2I2V2V1/I7:O7O6G6V5I4R1I1:V4 - Y1R3Y4G1B1B4R7R6I3Y5Y3O2O1Y2G3B6O3V7G4B3G7Y7I5O4 0\n","draft":"","rounds_over":1,"began":1794700800000,"forfeit":false,"proposal":null,"result":null,"rematch":null,"notes":[],"chat":[],"muted":{},"recovery":{},"done":{"persons":{"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc":{"c3":6,"c4":8},"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":{"c1":1,"c5":9,"c7":12},"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb":{"c2":3,"c6":11,"c8":14}}}}');
INSERT INTO "snapshots" VALUES('Resigned56',4,'0.1.0','{"id":"Resigned56","settings":{"rules":"1.3","seats":[null,null],"name":"Table","public":false,"clock":null,"position":null,"starts":"when-full","one_device":false,"stand_in_level":3,"gone_after":60000,"idle_after":600000,"between_after":60000},"secret":"7777777777777777777777777777777777777777777777777777777777777777","commitment":"bcfce982025b5b207abf3b89e2abcd330e230dcb3a92a12fe9104ad9d3b543ed","bots":"bots","engine":"0.1.0","host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","chairs":[{"kind":"person","person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ann","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":["here"],"since":1794700800000,"stand_in":null,"resigned":false,"ready":false,"reserve":0},{"kind":"person","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","name":"Bob","level":null,"bits":"0123456789abcdef0123456789abcdef","sat":1794700800000,"servers":[],"since":1794700800000,"stand_in":null,"resigned":false,"ready":false,"reserve":0}],"at":1794700800000,"seq":4,"changed":4,"phase":"playing","paused":null,"game":"[Red7 \"1\"]\n[Rules \"1.3\"]\n[Seat0 \"Ann\"]\n[Seat1 \"Bob\"]\n[Result \"*\"]\n\ndeal red7/1 1.3 I3:I7R5O4I4G2G1V1/G5:O5B4Y3R2B2B1I1 - R3R1B7Y4B5I2R6Y1B6V5R7V4B3G4G3G7O7R4Y2I5Y6V2Y5G6O2V3V7Y7O3V6O1O6I6 0\n","draft":"","rounds_over":0,"began":1794700800000,"forfeit":false,"proposal":null,"result":null,"rematch":null,"notes":[],"chat":[],"muted":{},"recovery":{},"done":{"persons":{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":{"c1":1},"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb":{"c2":4}}}}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	epoch INTEGER NOT NULL, 
	owner TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	engine TEXT NOT NULL, 
	name TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	taken INTEGER NOT NULL, 
	phase TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('Finished12',1,'s1',1794700800000,'0.1.0','Friends','1.3',2,2,'over',0);
INSERT INTO "tables" VALUES('Running123',1,'s1',1794700800000,'0.1.0','Table','1.3dsa',3,3,'playing',1);
INSERT INTO "tables" VALUES('Resigned12',1,'s1',1794700800000,'0.1.0','Table','1.3',3,3,'over',0);
INSERT INTO "tables" VALUES('Resigned34',1,'s1',1794700800000,'0.1.0','Table','1.3s',3,3,'playing',0);
INSERT INTO "tables" VALUES('Resigned56',1,'s1',1794700800000,'0.1.0','Table','1.3',2,2,'over',0);
CREATE INDEX tables_live ON tables (public, phase, created) WHERE phase <> 'over';
CREATE INDEX games_newest ON games (at, id);
COMMIT;
